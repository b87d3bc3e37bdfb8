'use strict';

const { errors } = require('@strapi/utils');

module.exports = (policyContext, config) => {
  const { auth, user } = policyContext.state;

  if (auth?.strategy?.name === 'api-token') {
    return true;
  }

  const roles = config.roles ?? ['authenticated'];

  if (user && roles.includes(user.role?.type)) {
    return true;
  }

  throw new errors.PolicyError('Only reviewers may write a review', { policy: 'is-reviewer' });
};
