'use strict';

const dishes = require('./data/dishes');

module.exports = async ({ strapi, made }) => {
  for (const data of dishes) {
    const dish = await strapi.documents('api::dish.dish').create({ data, status: 'published' });
    made.dishes[dish.name] = dish.documentId;
  }
};
