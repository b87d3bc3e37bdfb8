'use strict';

const { factories } = require('@strapi/strapi');

const DAY = 24 * 60 * 60 * 1000;

module.exports = factories.createCoreService('api::webhook-log.webhook-log', ({ strapi }) => ({
  async removeOld({ days }) {
    const limit = new Date(Date.now() - days * DAY).toISOString();
    const uid = 'api::webhook-log.webhook-log';
    const logs = await strapi.documents(uid).findMany({ filters: { createdAt: { $lt: limit } } });

    for (const log of logs) {
      await strapi.documents(uid).delete({ documentId: log.documentId });
    }

    return logs.length;
  },
}));
