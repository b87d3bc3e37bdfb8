'use strict';

const { factories } = require('@strapi/strapi');

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const dayBefore = (day) => DAYS[(DAYS.indexOf(day) + 6) % 7];

module.exports = factories.createCoreService('api::restaurant.restaurant', ({ strapi }) => ({
  isOpenAt(restaurant, { day, time }) {
    return restaurant.openingHours.some((span) => {
      const opensAt = span.opensAt.slice(0, 5);
      const closesAt = span.closesAt.slice(0, 5);

      // A span such as 22:00 to 03:00 ends on the following day.
      if (closesAt < opensAt) {
        return (
          (span.day === day && time >= opensAt) ||
          (span.day === dayBefore(day) && time < closesAt)
        );
      }

      return span.day === day && time >= opensAt && time < closesAt;
    });
  },

  async findOpen({ day, time, locale }) {
    const restaurants = await strapi.documents('api::restaurant.restaurant').findMany({
      status: 'published',
      locale,
      sort: 'name:asc',
      populate: ['openingHours'],
    });

    return restaurants.filter((restaurant) => this.isOpenAt(restaurant, { day, time }));
  },
}));
