'use strict';

module.exports = [
  { name: 'Ember-Roasted Leeks', price: 14, vegetarian: true, spiciness: 0 },
  { name: 'Smoked Mackerel on Rye', price: 16.5, vegetarian: false, spiciness: 0 },
  { name: 'Harbor Bouillabaisse', price: 32, vegetarian: false, spiciness: 1 },
  { name: 'Salt-Crusted Sea Bass', price: 38, vegetarian: false, spiciness: 0 },
  { name: 'Charred Octopus', price: 24, vegetarian: false, spiciness: 2 },
  { name: 'Pappardelle with Wild Boar', price: 21, vegetarian: false, spiciness: 0 },
  { name: 'Lemon Ricotta Ravioli', price: 18.5, vegetarian: true, spiciness: 0 },
  { name: 'Tiramisu of the House', price: 8.5, vegetarian: true, spiciness: 0 },
  { name: 'Dan Dan Noodles', price: 13, vegetarian: false, spiciness: 4 },
  { name: 'Crispy Tofu Lanterns', price: 11, vegetarian: true, spiciness: 2 },
  { name: 'Midnight Ramen', price: 15, vegetarian: false, spiciness: 3 },
  { name: 'Copper Pan Pancakes', price: 9.5, vegetarian: true, spiciness: 0 },
  { name: 'Juniper Mushroom Toast', price: 12, vegetarian: true, spiciness: 0 },
  { name: 'Garden Curry', price: 14.5, vegetarian: true, spiciness: 5 },
];
