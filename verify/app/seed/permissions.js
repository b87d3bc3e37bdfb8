'use strict';

const { permissions, editorRole } = require('./data/permissions');

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

module.exports = async ({ strapi }) => {
  await strapi.db.query(ROLE).create({ data: editorRole });

  for (const [type, actions] of Object.entries(permissions)) {
    const role = await strapi.db.query(ROLE).findOne({ where: { type } });

    for (const action of actions) {
      await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
    }
  }
};
