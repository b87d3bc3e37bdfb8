import type { Models } from '../../../blocks/run-samples/models.ts'

/** A part of the sample application's models. */
export const models: Models = {
  models: [
    {
      uid: 'api::restaurant.restaurant',
      endpoint: 'restaurants',
      name: 'Restaurant',
      attributes: {
        name: { type: 'string', required: true },
        story: { type: 'richtext' },
        stars: { type: 'integer' },
        reservationsRequired: { type: 'boolean' },
        foundedOn: { type: 'date' },
        closesAt: { type: 'time' },
        priceRange: { type: 'enumeration', enum: ['budget', 'moderate', 'expensive'] },
        cover: { type: 'media', targets: ['plugin::upload.file'] },
        chef: { type: 'relation', targets: ['api::chef.chef'] },
        location: { type: 'component', targets: ['place.address'] },
        sections: { type: 'dynamiczone', targets: ['section.quote', 'section.photos'] },
        createdAt: { type: 'datetime' },
      },
      hidden: { doorCode: { type: 'password' } },
    },
    {
      uid: 'api::chef.chef',
      endpoint: 'chefs',
      name: 'Chef',
      attributes: { name: { type: 'string' }, restaurant: { type: 'relation', targets: ['api::restaurant.restaurant'] } },
    },
    { uid: 'api::homepage.homepage', endpoint: 'homepage', isSingle: true, name: 'Homepage', attributes: { title: { type: 'string' } } },
    { uid: 'plugin::upload.file', name: 'File', attributes: { url: { type: 'string' } } },
    { uid: 'place.address', name: 'Address', attributes: { street: { type: 'string' } } },
    { uid: 'section.quote', name: 'Quote', attributes: { text: { type: 'text' } } },
    { uid: 'section.photos', name: 'Photos', attributes: { pictures: { type: 'media', targets: ['plugin::upload.file'] } } },
  ],
  parameters: [],
  permissions: { '': ['api::restaurant.restaurant.find'], ada: ['api::chef.chef.create'] },
  locales: [
    { code: 'en', name: 'English (en)' },
    { code: 'fr', name: 'French (fr)' },
  ],
}
