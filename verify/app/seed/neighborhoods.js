'use strict';

const neighborhoods = require('./data/neighborhoods');

module.exports = async ({ strapi, made }) => {
  for (const data of neighborhoods) {
    const neighborhood = await strapi.documents('api::neighborhood.neighborhood').create({ data });
    made.neighborhoods[neighborhood.name] = neighborhood.documentId;
  }
};
