/** An attribute of a model. */
export interface Attribute {
  type: string
  /** Content type of a relation or of media, or component; several for a dynamic zone. */
  targets?: string[]
  enum?: string[]
  /** Whether a published entry must have a value. */
  required?: boolean
}

/** A content type or component. */
export interface Model {
  uid: string
  /** Name of the REST endpoint; `undefined` if there is none. */
  endpoint?: string
  isSingle?: boolean
  name: string
  attributes: Record<string, Attribute>
  /** Attributes that requests can only write. */
  hidden?: Record<string, Attribute>
  /** Actions on it that the sender may perform, such as `find`; all of them if absent (`modelsFor`). */
  actions?: string[] | undefined
}

/** Content types, components, and locales of a Strapi instance. */
export interface Models {
  models: Model[]
  locales: Array<{ code: string; name: string }>
  /** Query parameters that only some versions support. */
  parameters: string[]
  /** Actions that each account may perform, such as `api::dish.dish.find`. A visitor's have an empty name. */
  permissions: Record<string, string[]>
}

/** Newer versions reject an invalid value of such a parameter, while older ones ignore unknown parameters. */
const MAYBE_KNOWN = ['publicationFilter']

/** Code that runs inside Strapi and returns `Models`. Separates private attributes, which responses and filters don't include. */
export const READ_MODELS = `
const isHidden = (attribute) => attribute.private || attribute.type === 'password';
const describeAll = (attributes, isWanted) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name, attribute]) => !['createdBy', 'updatedBy'].includes(name) && isWanted(name, attribute))
      .map(([name, { type, target, component, components, enum: values, required }]) => [
        name,
        {
          type,
          ...(type === 'media' ? { targets: ['plugin::upload.file'] } : target ? { targets: [target] } : component ? { targets: [component] } : components ? { targets: components } : {}),
          ...(values && { enum: values }),
          ...(required && { required }),
        },
      ])
  );
const describe = ({ uid, kind, modelType, info, attributes, pluginOptions }) => ({
  uid,
  name: info.displayName,
  isSingle: kind === 'singleType',
  ...(modelType === 'contentType' && uid.startsWith('api::') && { endpoint: kind === 'singleType' ? info.singularName : info.pluralName }),
  attributes: describeAll(attributes, (name, attribute) => !isHidden(attribute) && (name !== 'localizations' || pluginOptions?.i18n?.localized)),
  hidden: describeAll(attributes, (name, attribute) => isHidden(attribute)),
});
const refuses = (name) => strapi.contentAPI.validate.query({ [name]: '#' }, strapi.contentTypes['plugin::i18n.locale'], {}).then(() => [], () => [name]);
const parameters = (await Promise.all(${JSON.stringify(MAYBE_KNOWN)}.map(refuses))).flat();
const rolesWith = (uid) => strapi.db.query('plugin::users-permissions.' + uid).findMany({ populate: ['role'] });
const [permissions, users] = [await rolesWith('permission'), await rolesWith('user')];
const actionsOf = (isMeant) => permissions.filter(({ role }) => role && isMeant(role)).map(({ action }) => action);
const locales = await strapi.db.query('plugin::i18n.locale').findMany();
({
  models: [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].map(describe),
  locales: locales.map(({ code, name }) => ({ code, name })),
  parameters,
  permissions: {
    '': actionsOf(({ type }) => type === 'public'),
    ...Object.fromEntries(users.map(({ username, role }) => [username, actionsOf(({ id }) => id === role?.id)])),
  },
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

const ACTIONS: Record<string, string[]> = { GET: ['find', 'findOne'], POST: ['create'], PUT: ['update'], DELETE: ['delete'] }

/** Whether the sender may use a method on a content type. */
export function isPermitted({ actions }: Model, method: string): boolean {
  return actions === undefined || (ACTIONS[method] ?? []).some((action) => actions.includes(action))
}
