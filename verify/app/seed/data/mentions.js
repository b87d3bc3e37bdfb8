'use strict';

module.exports = [
  {
    title: 'Ten tables to book this autumn',
    url: 'https://press.portalder.example/ten-tables',
    subject: { type: 'api::restaurant.restaurant', slug: 'salt-and-ember' },
  },
  {
    title: 'The quay where dinner lands',
    url: 'https://press.portalder.example/the-quay',
    subject: { type: 'api::restaurant.restaurant', slug: 'harbor-table' },
  },
  {
    title: 'Ines Okafor, cook of the year',
    url: 'https://press.portalder.example/ines-okafor',
    subject: { type: 'api::chef.chef', name: 'Ines Okafor' },
  },
];
