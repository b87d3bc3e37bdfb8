'use strict';

const on = (name, ...actions) => actions.map((action) => `api::${name}.${name}.${action}`);

module.exports = {
  editorRole: {
    name: 'Editor',
    description: 'Writes about restaurants, menus and dishes.',
    type: 'editor',
  },

  permissions: {
    public: [
      ...on('restaurant', 'find', 'findOne', 'openNow'),
      ...on('category', 'find', 'findOne'),
      ...on('neighborhood', 'find', 'findOne'),
      ...on('chef', 'find', 'findOne'),
      ...on('menu', 'find', 'findOne'),
      ...on('dish', 'find', 'findOne'),
      ...on('review', 'find', 'findOne'),
      ...on('mention', 'find', 'findOne'),
      ...on('homepage', 'find'),
      ...on('site-setting', 'find'),
      'plugin::palette.swatch.find',
    ],

    authenticated: [
      ...on('restaurant', 'find', 'findOne'),
      ...on('review', 'create', 'update', 'delete'),
    ],

    editor: [
      ...on('restaurant', 'find', 'findOne', 'openNow', 'create', 'update', 'delete'),
      ...on('menu', 'find', 'findOne', 'create', 'update', 'delete'),
      ...on('dish', 'find', 'findOne', 'create', 'update', 'delete'),
      'plugin::users-permissions.user.me',
      'plugin::users-permissions.auth.changePassword',
    ],
  },
};
