'use strict';

const password = 'Password123';

module.exports = {
  administrators: [
    { key: 'kai', firstname: 'Kai', lastname: 'Lund', email: 'kai@portalder.example', password, role: 'strapi-super-admin' },
    { key: 'mira', firstname: 'Mira', lastname: 'Castell', email: 'mira@portalder.example', password, role: 'strapi-editor' },
  ],
  users: [
    { username: 'ada', email: 'ada@portalder.example', password, role: 'authenticated' },
    { username: 'noor', email: 'noor@portalder.example', password, role: 'editor' },
  ],
  tokens: [
    { name: 'Full access', description: 'Every content API route', type: 'full-access', key: 'full-access-token-of-the-sample-app' },
    { name: 'Read only', description: 'Reading only', type: 'read-only', key: 'read-only-token-of-the-sample-app' },
  ],
};
