'use strict';

module.exports = [
  { name: 'Old Harbor' },
  { name: 'Juniper Hill' },
  { name: 'Market Row' },
  { name: 'Lantern Quarter' },
];
