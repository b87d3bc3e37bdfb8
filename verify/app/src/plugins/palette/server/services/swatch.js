'use strict';

module.exports = ({ strapi }) => ({
  findAll() {
    return strapi.plugin('palette').config('swatches');
  },

  findByValue(value) {
    return this.findAll().find((swatch) => swatch.value === value) ?? null;
  },
});
