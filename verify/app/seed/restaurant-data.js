'use strict';

const section = (made) => (data) => {
  if (data.images) {
    return { ...data, images: data.images.map((key) => made.media[key]) };
  }

  if (data.dish) {
    return { ...data, dish: made.dishes[data.dish] };
  }

  return data;
};

const sections = (list, made) => list.map(section(made));

// Turns the names in data/restaurants.js into ids, without the relations to other restaurants.
const toData = ({ draft, partners, sister, ...restaurant }, made) => ({
  ...restaurant,
  cover: made.media[restaurant.cover],
  gallery: restaurant.gallery.map((key) => made.media[key]),
  sections: sections(restaurant.sections, made),
  categories: restaurant.categories.map((slug) => made.categories[slug]),
  neighborhood: made.neighborhoods[restaurant.neighborhood],
  chef: made.chefs[restaurant.chef] ?? null,
  createdBy: made.administrators[restaurant.createdBy]?.id ?? null,
  updatedBy: made.administrators[restaurant.updatedBy]?.id ?? null,
});

module.exports = { sections, toData };
