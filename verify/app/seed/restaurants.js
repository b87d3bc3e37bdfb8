'use strict';

const restaurants = require('./data/restaurants');
const { toData } = require('./restaurant-data');

module.exports = async ({ strapi, made }) => {
  const documents = strapi.documents('api::restaurant.restaurant');

  for (const restaurant of restaurants) {
    const { documentId } = await documents.create({ data: toData(restaurant, made) });
    made.restaurants[restaurant.slug] = documentId;
  }

  // A published restaurant can only point to a restaurant that is published already,
  // hence a first round that publishes and a second one that connects.
  const published = restaurants.filter((restaurant) => !restaurant.draft);

  for (const { slug } of published) {
    await documents.publish({ documentId: made.restaurants[slug] });
  }

  for (const { slug, partners, sister } of published) {
    await documents.update({
      documentId: made.restaurants[slug],
      data: {
        partners: partners.map((partner) => made.restaurants[partner]),
        sister: made.restaurants[sister] ?? null,
      },
      status: 'published',
    });
  }
};
