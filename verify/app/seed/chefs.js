'use strict';

const chefs = require('./data/chefs');

module.exports = async ({ strapi, made }) => {
  for (const { portrait, signatureDish, ...data } of chefs) {
    const chef = await strapi.documents('api::chef.chef').create({
      data: {
        ...data,
        portrait: made.media[portrait] ?? null,
        signatureDish: made.dishes[signatureDish],
      },
      status: 'published',
    });

    made.chefs[chef.name] = chef.documentId;
  }
};
