'use strict';

const cronTasks = require('./cron-tasks');

module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  app: {
    keys: env.array('APP_KEYS', ['development-key-a', 'development-key-b']),
  },
  cron: {
    enabled: env.bool('CRON_ENABLED', true),
    tasks: cronTasks,
  },
  logger: {
    updates: { enabled: false },
  },
});
