import { sites } from './sites.ts'
import { test as base } from './test.ts'

/** Runs on the site of `tests/variant`, which changes every setting from its default. */
export const test = base.extend({ baseURL: sites.variant.url })
