'use strict';

module.exports = ({ strapi }) => {
  strapi.customFields.register({
    name: 'swatch',
    plugin: 'palette',
    type: 'string',
    inputSize: {
      default: 4,
      isResizable: true,
    },
  });
};
