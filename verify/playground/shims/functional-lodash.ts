// `lodash/fp`, whose functions are converted when they are first used, since converting all of them takes a tenth of the first answer.

import lodash from 'lodash'
import convert from 'lodash/fp/_baseConvert.js'
import { aliasToReal, aryMethod, remap } from 'lodash/fp/_mapping.js'

type Anything = (...values: never[]) => unknown

// Maps, since objects have a `toString` of their own.
const realNames = new Map(Object.entries(aliasToReal))
const plainNames = new Map(Object.entries(remap))
const plain = new Map(Object.entries(lodash))
const converted = new Set(Object.values(aryMethod).flat())
const functional = new Map<string, Anything | undefined>()

/** Returns the function that `lodash/fp` has by this name. */
function of(name: string): Anything | undefined {
  const real = realNames.get(name) ?? name
  const method = plain.get(plainNames.get(real) ?? real)
  return method && converted.has(real) ? convert(lodash, real, method) : method
}

module.exports = new Proxy(
  {},
  {
    get(_, name) {
      if (typeof name !== 'string') return undefined
      if (!functional.has(name)) functional.set(name, of(name))
      return functional.get(name)
    },
  },
)
