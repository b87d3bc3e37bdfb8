// Replaces modules that the playground leaves out. It can be imported, but throws when used.

const nothing: unknown = new Proxy(function nothing() {}, {
  get: (target, key) => {
    if (key === '__esModule') return undefined
    if (key === 'prototype') return target.prototype as unknown
    if (key === Symbol.toPrimitive) return () => ''
    return nothing
  },
  apply: () => {
    throw new Error('This part of Strapi isn’t in the playground.')
  },
  construct: () => {
    throw new Error('This part of Strapi isn’t in the playground.')
  },
})

module.exports = nothing
