'use strict';

module.exports = [
  { name: 'Seafood', slug: 'seafood' },
  { name: 'Grill', slug: 'grill' },
  { name: 'Italian', slug: 'italian' },
  { name: 'Vegetarian', slug: 'vegetarian' },
  { name: 'Noodles', slug: 'noodles' },
  { name: 'Brunch', slug: 'brunch' },
];
