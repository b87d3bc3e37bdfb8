'use strict';

const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::restaurant.restaurant', ({ strapi }) => ({
  async openNow(ctx) {
    const { day, time, locale } = ctx.query;

    if (!day || !/^\d{2}:\d{2}$/.test(time ?? '')) {
      return ctx.badRequest('Give a day and a time, such as ?day=friday&time=19:30');
    }

    const restaurants = await strapi
      .service('api::restaurant.restaurant')
      .findOpen({ day, time, locale });

    const sanitized = await this.sanitizeOutput(restaurants, ctx);

    return this.transformResponse(sanitized, { day, time });
  },
}));
