// As CommonJS: qs requires it.

module.exports = () => new WeakMap<object, unknown>()
