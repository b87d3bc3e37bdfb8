'use strict';

const data = require('./data/site-setting');

module.exports = async ({ strapi }) => {
  await strapi.documents('api::site-setting.site-setting').create({ data });
};
