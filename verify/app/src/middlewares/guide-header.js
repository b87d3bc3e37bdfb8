'use strict';

module.exports = (config) => {
  return async (ctx, next) => {
    await next();
    ctx.set('X-Guide', config.city);
  };
};
