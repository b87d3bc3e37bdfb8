'use strict';

const swatch = require('./swatch');

module.exports = {
  swatch,
};
