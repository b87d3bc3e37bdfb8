'use strict';

const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::webhook-log.webhook-log', ({ strapi }) => ({
  async receive(ctx) {
    const { event, model, ...payload } = ctx.request.body ?? {};

    if (!event) {
      return ctx.badRequest('The body has no event');
    }

    const log = await strapi.documents('api::webhook-log.webhook-log').create({
      data: { event, model, payload },
    });

    ctx.status = 201;
    ctx.body = { received: log.event };
  },
}));
