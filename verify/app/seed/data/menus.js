'use strict';

module.exports = [
  {
    title: 'Fire and Tide',
    season: 'autumn',
    price: 68,
    restaurant: 'salt-and-ember',
    dishes: ['Ember-Roasted Leeks', 'Charred Octopus', 'Salt-Crusted Sea Bass'],
  },
  {
    title: 'Catch of the Morning',
    season: 'summer',
    price: 85,
    restaurant: 'harbor-table',
    dishes: ['Smoked Mackerel on Rye', 'Harbor Bouillabaisse', 'Salt-Crusted Sea Bass'],
  },
  {
    title: 'Winter on the Quay',
    season: 'winter',
    price: 79.5,
    restaurant: 'harbor-table',
    dishes: ['Smoked Mackerel on Rye', 'Harbor Bouillabaisse'],
  },
  {
    title: 'Sunday at Pia’s',
    season: 'spring',
    price: 42,
    restaurant: 'nonna-pia',
    dishes: ['Pappardelle with Wild Boar', 'Lemon Ricotta Ravioli', 'Tiramisu of the House'],
  },
  {
    title: 'Lantern Evening',
    season: 'winter',
    price: 36,
    restaurant: 'paper-lantern',
    dishes: ['Crispy Tofu Lanterns', 'Dan Dan Noodles'],
  },
  {
    title: 'From the Garden',
    season: 'summer',
    price: 39,
    restaurant: 'juniper-street-kitchen',
    dishes: ['Ember-Roasted Leeks', 'Juniper Mushroom Toast', 'Garden Curry'],
  },
];
