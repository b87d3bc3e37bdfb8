// As CommonJS, which both kinds of importers can call.

const silent = () => () => undefined

module.exports = Object.assign(silent, { default: silent })
