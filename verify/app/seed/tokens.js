'use strict';

const { tokens } = require('./data/accounts');

// The service that creates tokens draws a random key, so the rows are written directly.
module.exports = async ({ strapi }) => {
  const { hash } = strapi.service('admin::api-token');

  for (const { key, ...token } of tokens) {
    await strapi.db.query('admin::api-token').create({
      data: { ...token, accessKey: hash(key), lifespan: null, expiresAt: null },
    });
  }
};
