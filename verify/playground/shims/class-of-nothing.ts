// As CommonJS: in the place of classes of Knex that change tables, which other classes extend.

class ClassOfNothing {}

module.exports = Object.assign(ClassOfNothing, { Migrator: ClassOfNothing })
