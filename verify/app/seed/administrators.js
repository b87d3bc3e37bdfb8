'use strict';

const { administrators } = require('./data/accounts');

module.exports = async ({ strapi, made }) => {
  for (const { key, role: code, ...administrator } of administrators) {
    const role = await strapi.service('admin::role').findOne({ code });

    made.administrators[key] = await strapi.service('admin::user').create({
      ...administrator,
      registrationToken: null,
      isActive: true,
      roles: [role.id],
    });
  }
};
