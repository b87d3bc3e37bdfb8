interface Attribute {
  private?: boolean
}

interface Strapi {
  getModel(uid: string): { attributes: Record<string, Attribute> }
}

/** The fields of an administrator, and whether a populated creator shows them. */
export default function creatorFields(strapi: Strapi): string[][] {
  const { attributes } = strapi.getModel('admin::user')
  const fields = Object.entries(attributes).filter(([name]) => !['createdBy', 'updatedBy', 'localizations'].includes(name))
  return [['Field', 'Returned'], ...fields.map(([name, attribute]) => [name, attribute.private === true ? 'No' : 'Yes'])]
}
