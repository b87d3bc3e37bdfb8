/** What the editor knows of an attribute. */
export interface Attribute {
  type: string
  /** Content type of a relation or of media, or component; a dynamic zone has several. */
  targets?: string[]
  enum?: string[]
}

/** What the editor knows of a content type or a component. */
export interface Model {
  uid: string
  /** What its endpoint is called; those without one can't be asked for. */
  endpoint?: string
  isSingle?: boolean
  name: string
  attributes: Record<string, Attribute>
}

/** The content that requests are about. */
export interface Models {
  models: Model[]
  locales: Array<{ code: string; name: string }>
  /** Parameters of a request that only some versions know. */
  parameters: string[]
}

/** Newer versions refuse a value that means nothing to them, older ones let every parameter through. */
const MAYBE_KNOWN = ['publicationFilter']

/** Runs inside of Strapi, which knows its content types best. Private attributes are in no answer and no filter. */
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

/** Attributes that every document has, and entries of components don't. */
const OF_DOCUMENTS: Record<string, Attribute> = { id: { type: 'integer' }, documentId: { type: 'string' } }

/** Everything that a request can name of a model. */
export function attributesOf(model: Model): Record<string, Attribute> {
  return model.uid.includes('::') ? { ...model.attributes, ...OF_DOCUMENTS } : { ...model.attributes, id: { type: 'integer' } }
}

/** Whether an attribute leads to other models, so that it has to be populated. */
export function isDeep({ type }: Attribute): boolean {
  return ['relation', 'media', 'component', 'dynamiczone'].includes(type)
}
