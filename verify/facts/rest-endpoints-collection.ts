import { endpoints } from './rest-endpoints.ts'

export default (strapi: Parameters<typeof endpoints>[0]) => endpoints(strapi, 'api::restaurant.restaurant')
