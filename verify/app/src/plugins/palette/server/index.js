'use strict';

const config = require('./config');
const controllers = require('./controllers');
const register = require('./register');
const routes = require('./routes');
const services = require('./services');

module.exports = {
  config,
  controllers,
  register,
  routes,
  services,
};
