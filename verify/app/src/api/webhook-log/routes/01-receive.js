'use strict';

module.exports = {
  routes: [
    {
      method: 'POST',
      path: '/webhook-logs/receive',
      handler: 'api::webhook-log.webhook-log.receive',
      config: {
        auth: false,
      },
    },
  ],
};
