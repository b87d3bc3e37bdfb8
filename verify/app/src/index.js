'use strict';

const seed = require('../seed');

module.exports = {
  register({ strapi }) {
    strapi.documents.use((context, next) => {
      const { action, params } = context;

      if (['create', 'update'].includes(action) && typeof params.data?.name === 'string') {
        params.data.name = params.data.name.trim();
      }

      return next();
    });
  },

  async bootstrap({ strapi }) {
    const restaurants = await strapi.db.query('api::restaurant.restaurant').count();

    if (restaurants === 0) {
      await seed({ strapi });
    }
  },
};
