'use strict';

const reviews = require('./data/reviews');

module.exports = async ({ strapi, made }) => {
  for (const { restaurant, author, ...data } of reviews) {
    await strapi.documents('api::review.review').create({
      data: {
        ...data,
        restaurant: made.restaurants[restaurant],
        author: made.users[author].documentId,
      },
    });
  }
};
