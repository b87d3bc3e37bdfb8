'use strict';

module.exports = {
  routes: [
    {
      method: 'GET',
      path: '/restaurants/open-now',
      handler: 'api::restaurant.restaurant.openNow',
      config: {
        middlewares: [{ name: 'api::restaurant.short-cache', config: { seconds: 60 } }],
      },
    },
  ],
};
