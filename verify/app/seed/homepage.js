'use strict';

const homepage = require('./data/homepage');

const toData = ({ hero, seo, featured, ...data }, made) => ({
  ...data,
  hero: { ...hero, image: made.media[hero.image] },
  seo: { ...seo, shareImage: made.media[seo.shareImage] },
  featured: featured.map((slug) => made.restaurants[slug]),
});

module.exports = async ({ strapi, made }) => {
  const documents = strapi.documents('api::homepage.homepage');
  const { en, ...translations } = homepage;

  const { documentId } = await documents.create({ data: toData(en, made), status: 'published' });

  for (const [locale, translation] of Object.entries(translations)) {
    await documents.update({
      documentId,
      locale,
      data: toData(translation, made),
      status: 'published',
    });
  }
};
