'use strict';

const restaurants = require('./data/restaurants');
const translations = require('./data/translations');
const { sections, toData } = require('./restaurant-data');

module.exports = async ({ strapi, made }) => {
  const documents = strapi.documents('api::restaurant.restaurant');

  for (const { slug, ...locales } of translations) {
    const documentId = made.restaurants[slug];
    const restaurant = restaurants.find((candidate) => candidate.slug === slug);

    for (const [locale, { draft, ...translation }] of Object.entries(locales)) {
      // Fields that aren't localized have to be given again: Strapi copies
      // the ones of the locale written last to all others.
      await documents.update({
        documentId,
        locale,
        data: {
          ...toData(restaurant, made),
          ...translation,
          sections: sections(translation.sections, made),
        },
        status: draft ? 'draft' : 'published',
      });

      // The copied fields reached the English draft only: bring its published version up to date.
      if (draft) {
        await documents.publish({ documentId, locale: 'en' });
      }
    }
  }
};
