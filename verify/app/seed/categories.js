'use strict';

const categories = require('./data/categories');

module.exports = async ({ strapi, made }) => {
  for (const data of categories) {
    const category = await strapi.documents('api::category.category').create({ data });
    made.categories[category.slug] = category.documentId;
  }
};
