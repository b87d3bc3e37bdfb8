'use strict';

const menus = require('./data/menus');

module.exports = async ({ strapi, made }) => {
  for (const { restaurant, dishes, ...data } of menus) {
    const menu = await strapi.documents('api::menu.menu').create({
      data: {
        ...data,
        restaurant: made.restaurants[restaurant],
        dishes: dishes.map((name) => made.dishes[name]),
      },
      status: 'published',
    });

    made.menus[menu.title] = menu.documentId;
  }
};
