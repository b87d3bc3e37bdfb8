'use strict';

module.exports = [
  {
    name: 'Tomas Rivera',
    bio: 'Learned to cook over an open fire on his uncle’s farm and has not owned a gas stove since.',
    portrait: 'chef',
    signatureDish: 'Ember-Roasted Leeks',
  },
  {
    name: 'Ines Okafor',
    bio: 'Buys the whole catch of two boats every morning and writes the menu on the quay.',
    portrait: 'chef',
    signatureDish: 'Harbor Bouillabaisse',
  },
  {
    name: 'Lena Sato',
    bio: 'Pulls noodles by hand in the window of Paper Lantern.',
    signatureDish: 'Dan Dan Noodles',
  },
  {
    name: 'Marco Bellini',
    bio: 'Cooks the notebook of his grandmother Pia, page by page.',
    signatureDish: 'Lemon Ricotta Ravioli',
  },
  {
    name: 'Wren Halloran',
    bio: 'Grows half of the menu in the garden behind the kitchen.',
    signatureDish: 'Juniper Mushroom Toast',
  },
];
