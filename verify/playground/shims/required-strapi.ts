module.exports = required.strapi
