import type { Models } from '../../../blocks/run-samples/models.ts'

/** A part of the sample application's models. */
export const models: Models = {
  models: [
    {
      uid: 'api::restaurant.restaurant',
      endpoint: 'restaurants',
      name: 'Restaurant',
      attributes: {
        name: { type: 'string' },
        stars: { type: 'integer' },
        reservationsRequired: { type: 'boolean' },
        priceRange: { type: 'enumeration', enum: ['budget', 'moderate', 'expensive'] },
        cover: { type: 'media', targets: ['plugin::upload.file'] },
        chef: { type: 'relation', targets: ['api::chef.chef'] },
        sections: { type: 'dynamiczone', targets: ['section.quote', 'section.photos'] },
      },
    },
    {
      uid: 'api::chef.chef',
      endpoint: 'chefs',
      name: 'Chef',
      attributes: { name: { type: 'string' }, restaurant: { type: 'relation', targets: ['api::restaurant.restaurant'] } },
    },
    { uid: 'api::homepage.homepage', endpoint: 'homepage', isSingle: true, name: 'Homepage', attributes: { title: { type: 'string' } } },
    { uid: 'plugin::upload.file', name: 'File', attributes: { url: { type: 'string' } } },
    { uid: 'section.quote', name: 'Quote', attributes: { text: { type: 'text' } } },
    { uid: 'section.photos', name: 'Photos', attributes: { pictures: { type: 'media', targets: ['plugin::upload.file'] } } },
  ],
  parameters: [],
  locales: [
    { code: 'en', name: 'English (en)' },
    { code: 'fr', name: 'French (fr)' },
  ],
}
