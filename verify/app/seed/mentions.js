'use strict';

const mentions = require('./data/mentions');

module.exports = async ({ strapi }) => {
  for (const { subject, ...data } of mentions) {
    const { type, ...filters } = subject;
    const target = await strapi.documents(type).findFirst({ filters, status: 'published' });

    await strapi.documents('api::mention.mention').create({
      data: { ...data, subject: { __type: type, id: target.id } },
    });
  }
};
