'use strict';

module.exports = {
  'content-api': {
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/swatches',
        handler: 'swatch.find',
        config: {
          policies: [],
        },
      },
    ],
  },
};
