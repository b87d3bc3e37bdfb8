'use strict';

module.exports = (config) => {
  const seconds = config.seconds ?? 60;

  return async (ctx, next) => {
    await next();

    if (ctx.status === 200) {
      ctx.set('Cache-Control', `public, max-age=${seconds}`);
    }
  };
};
