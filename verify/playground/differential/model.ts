import type { Models } from '../runtime/models.ts'
import type { Model } from '../runtime/strapi.ts'

/** An attribute in the schema of a content type or component. */
export type Attribute = Model['attributes'][string]

/** The content types for requests, and the targets of their attributes. */
export class Schema {
  readonly #models: Models

  constructor(models: Models) {
    this.#models = models
  }

  /** Content types of the sample application, with the name in their URLs. */
  types(): Array<{ uid: string; name: string; isSingle: boolean; model: Model }> {
    return Object.entries(this.#models.contentTypes)
      .filter(([uid]) => uid.startsWith('api::'))
      .map(([uid, model]) => {
        const { singularName, pluralName } = model.info as { singularName: string; pluralName: string }
        const isSingle = model.kind === 'singleType'
        return { uid, name: isSingle ? singularName : pluralName, isSingle, model }
      })
  }

  /** Model of a relation, component, or file; `undefined` for other attributes and polymorphic relations. */
  target({ type, target, component }: Attribute): Model | undefined {
    if (type === 'relation') return this.#models.contentTypes[String(target)]
    if (type === 'media') return this.#models.contentTypes['plugin::upload.file']
    return type === 'component' ? this.#models.components[String(component)] : undefined
  }

  /** UIDs of a dynamic zone's components. */
  components({ components = [] }: Attribute): string[] {
    return components as string[]
  }
}

const NESTED = new Set(['relation', 'component', 'media', 'dynamiczone'])

/** Names of attributes with simple values. */
export function scalarNames({ attributes }: Model): string[] {
  return Object.keys(attributes).filter((name) => !NESTED.has(String(attributes[name]!.type)))
}

/** Names of attributes that can be populated. */
export function nestedNames({ attributes }: Model): string[] {
  return Object.keys(attributes).filter((name) => NESTED.has(String(attributes[name]!.type)))
}
