'use strict';

const locales = [
  { code: 'fr', name: 'French (fr)' },
  { code: 'it', name: 'Italian (it)' },
];

module.exports = async ({ strapi }) => {
  const service = strapi.plugin('i18n').service('locales');

  for (const locale of locales) {
    await service.create(locale);
  }
};
