'use strict';

const featured = ['salt-and-ember', 'harbor-table', 'nonna-pia'];

module.exports = {
  en: {
    title: 'Where Port Alder eats',
    intro: 'Eight kitchens, four neighborhoods, one harbor.',
    hero: {
      title: 'Dinner with a view of the tide',
      image: 'harbor',
      link: { label: 'See all restaurants', url: '/restaurants' },
    },
    featured,
    seo: {
      metaTitle: 'Port Alder restaurant guide',
      metaDescription: 'The restaurants of Port Alder, tried and described.',
      shareImage: 'harbor',
    },
  },
  fr: {
    title: 'Où manger à Port Alder',
    intro: 'Huit cuisines, quatre quartiers, un port.',
    hero: {
      title: 'Dîner face à la marée',
      image: 'harbor',
      link: { label: 'Voir tous les restaurants', url: '/fr/restaurants' },
    },
    featured,
    seo: {
      metaTitle: 'Guide des restaurants de Port Alder',
      metaDescription: 'Les restaurants de Port Alder, essayés et décrits.',
      shareImage: 'harbor',
    },
  },
  it: {
    title: 'Dove mangia Port Alder',
    intro: 'Otto cucine, quattro quartieri, un porto.',
    hero: {
      title: 'A cena davanti alla marea',
      image: 'harbor',
      link: { label: 'Tutti i ristoranti', url: '/it/restaurants' },
    },
    featured,
    seo: {
      metaTitle: 'Guida ai ristoranti di Port Alder',
      metaDescription: 'I ristoranti di Port Alder, provati e descritti.',
      shareImage: 'harbor',
    },
  },
};
