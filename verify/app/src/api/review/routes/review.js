'use strict';

const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::review.review', {
  config: {
    create: {
      policies: [{ name: 'global::is-reviewer', config: { roles: ['authenticated'] } }],
    },
  },
});
