'use strict';

module.exports = ({ env }) => ({
  i18n: {
    enabled: true,
  },
  'users-permissions': {
    enabled: true,
    config: {
      jwtSecret: env('JWT_SECRET', 'development-jwt-secret'),
      jwt: {
        expiresIn: '7d',
      },
      ratelimit: {
        enabled: env.bool('RATE_LIMIT', true),
        interval: { min: 1 },
        max: 100,
      },
    },
  },
  graphql: {
    enabled: true,
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      playgroundAlways: false,
      depthLimit: 7,
      amountLimit: 100,
      apolloServer: {},
    },
  },
  palette: {
    enabled: true,
    resolve: './src/plugins/palette',
  },
});
