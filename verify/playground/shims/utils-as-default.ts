import { contentTypes, errors, relations, validateYupSchema, yup } from '@strapi/utils'

export { contentTypes, errors, relations, validateYupSchema, yup }
export default { contentTypes, errors, relations, validateYupSchema, yup }
