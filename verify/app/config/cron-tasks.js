'use strict';

module.exports = {
  emptyWebhookLog: {
    task: async ({ strapi }) => {
      await strapi.service('api::webhook-log.webhook-log').removeOld({ days: 30 });
    },
    options: {
      rule: '0 3 * * *',
    },
  },
};
