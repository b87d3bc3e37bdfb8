// CommonJS, so both ES modules and CommonJS modules can call it.

class AssertionError extends Error {
  override name = 'AssertionError'
}

function assert(value: unknown, message?: string) {
  if (!value) throw new AssertionError(message)
}

module.exports = Object.assign(assert, { ok: assert, strict: assert, default: assert })
