// CommonJS. Replaces Knex's base classes for changing tables.

class ClassOfNothing {}

module.exports = Object.assign(ClassOfNothing, { Migrator: ClassOfNothing })
