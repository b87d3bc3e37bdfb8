'use strict';

const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::webhook-log.webhook-log', {
  only: ['find', 'findOne'],
});
