/** An attribute of a model. */
export interface Attribute {
  type: string
  /** Content type of a relation or of media, or component; several for a dynamic zone. */
  targets?: string[]
  enum?: string[]
}

/** A content type or component. */
export interface Model {
  uid: string
  /** Name of the REST endpoint; `undefined` if there is none. */
  endpoint?: string
  isSingle?: boolean
  name: string
  attributes: Record<string, Attribute>
}

/** Content types, components, and locales of a Strapi instance. */
export interface Models {
  models: Model[]
  locales: Array<{ code: string; name: string }>
  /** Query parameters that only some versions support. */
  parameters: string[]
}

/** Newer versions reject an invalid value of such a parameter, while older ones ignore unknown parameters. */
const MAYBE_KNOWN = ['publicationFilter']

/** Code that runs inside Strapi and returns `Models`. Omits private attributes, which responses and filters don't include. */
export const READ_MODELS = `
const describe = ({ uid, kind, modelType, info, attributes, pluginOptions }) => ({
  uid,
  name: info.displayName,
  isSingle: kind === 'singleType',
  ...(modelType === 'contentType' && uid.startsWith('api::') && { endpoint: kind === 'singleType' ? info.singularName : info.pluralName }),
  attributes: Object.fromEntries(
    Object.entries(attributes)
      .filter(([name, attribute]) => !attribute.private && attribute.type !== 'password' && !['createdBy', 'updatedBy'].includes(name) && (name !== 'localizations' || pluginOptions?.i18n?.localized))
      .map(([name, { type, target, component, components, enum: values }]) => [
        name,
        {
          type,
          ...(type === 'media' ? { targets: ['plugin::upload.file'] } : target ? { targets: [target] } : component ? { targets: [component] } : components ? { targets: components } : {}),
          ...(values && { enum: values }),
        },
      ])
  ),
});
const refuses = (name) => strapi.contentAPI.validate.query({ [name]: '#' }, strapi.contentTypes['plugin::i18n.locale'], {}).then(() => [], () => [name]);
const parameters = (await Promise.all(${JSON.stringify(MAYBE_KNOWN)}.map(refuses))).flat();
const locales = await strapi.db.query('plugin::i18n.locale').findMany();
({
  models: [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].map(describe),
  locales: locales.map(({ code, name }) => ({ code, name })),
  parameters,
});
`

/** Attributes of documents, but not of components. */
const OF_DOCUMENTS: Record<string, Attribute> = { id: { type: 'integer' }, documentId: { type: 'string' } }

/** Returns all attributes that a request can refer to. */
export function attributesOf(model: Model): Record<string, Attribute> {
  return model.uid.includes('::') ? { ...model.attributes, ...OF_DOCUMENTS } : { ...model.attributes, id: { type: 'integer' } }
}

/** Whether an attribute refers to other models, and so requires `populate`. */
export function isDeep({ type }: Attribute): boolean {
  return ['relation', 'media', 'component', 'dynamiczone'].includes(type)
}
