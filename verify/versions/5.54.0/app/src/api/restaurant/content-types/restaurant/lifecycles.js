'use strict'

// Strapi 5.54.0 can't publish an entry whose list of mentions is empty: publish() reads polymorphic relations since then, too, and
// the Query Engine takes the first of them without looking whether there is one ("Invalid id, expected a string or integer, got
// undefined"). Without this, no restaurant could be published, and nothing could be compared.
module.exports = {
  beforeCreate({ params: { data } }) {
    if (data.mentions?.set?.length === 0) delete data.mentions
  },
}
