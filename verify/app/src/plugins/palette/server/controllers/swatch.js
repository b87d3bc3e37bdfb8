'use strict';

module.exports = ({ strapi }) => ({
  find(ctx) {
    ctx.body = { data: strapi.plugin('palette').service('swatch').findAll() };
  },
});
