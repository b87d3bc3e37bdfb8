'use strict';

const { users } = require('./data/accounts');

module.exports = async ({ strapi, made }) => {
  for (const { role: type, ...user } of users) {
    const role = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type } });

    made.users[user.username] = await strapi.plugin('users-permissions').service('user').add({
      ...user,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role.id,
    });
  }
};
