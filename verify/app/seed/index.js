'use strict';

const steps = [
  require('./locales'),
  require('./administrators'),
  require('./tokens'),
  require('./permissions'),
  require('./users'),
  require('./media'),
  require('./neighborhoods'),
  require('./categories'),
  require('./dishes'),
  require('./chefs'),
  require('./restaurants'),
  require('./translations'),
  require('./menus'),
  require('./reviews'),
  require('./mentions'),
  require('./homepage'),
  require('./site-setting'),
  require('./changes'),
];

module.exports = async ({ strapi }) => {
  // What each step creates, by name, for the steps that follow.
  const made = {
    administrators: {},
    users: {},
    media: {},
    neighborhoods: {},
    categories: {},
    dishes: {},
    chefs: {},
    restaurants: {},
    menus: {},
  };

  for (const step of steps) {
    await step({ strapi, made });
  }

  strapi.log.info('The sample content of Port Alder is in place');
};
