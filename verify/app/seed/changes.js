'use strict';

// Leaves one published restaurant with a draft that differs from what is published.
module.exports = async ({ strapi, made }) => {
  await strapi.documents('api::restaurant.restaurant').update({
    documentId: made.restaurants['the-copper-ladle'],
    data: {
      tagline: 'Breakfast until four',
      averagePrice: 16.5,
    },
  });
};
