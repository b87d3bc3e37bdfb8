// CommonJS, because qs requires it.

module.exports = () => new WeakMap<object, unknown>()
