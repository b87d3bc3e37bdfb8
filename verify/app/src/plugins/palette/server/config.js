'use strict';

const swatches = require('../swatches.json');

module.exports = {
  default: {
    swatches,
  },
  validator(config) {
    if (!Array.isArray(config.swatches)) {
      throw new Error('swatches has to be a list');
    }
  },
};
