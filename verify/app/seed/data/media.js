'use strict';

module.exports = [
  { key: 'harbor', name: 'port-alder-harbor.png', alternativeText: 'Boats in the harbor of Port Alder at dusk', caption: 'Old Harbor, seen from Auction Quay' },
  { key: 'grill', name: 'ember-grill.png', alternativeText: 'Flames under an iron grill', caption: 'The hearth of Salt & Ember' },
  { key: 'noodles', name: 'noodle-bowl.png', alternativeText: 'A bowl of noodles with chopsticks', caption: 'Dan dan noodles at Paper Lantern' },
  { key: 'pizza', name: 'pizza-table.png', alternativeText: 'A round pizza on a checked tablecloth', caption: 'The long table of Nonna Pia' },
  { key: 'garden', name: 'kitchen-garden.png', alternativeText: 'Rows of plants in front of a greenhouse', caption: 'The garden of Juniper Street Kitchen' },
  { key: 'chef', name: 'chef-portrait.png', alternativeText: 'A chef in a tall white hat', caption: 'In the kitchen' },
];
