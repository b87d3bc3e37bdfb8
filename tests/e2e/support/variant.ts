import { test as base } from '@playwright/test'
import { sites } from './sites.ts'

/** Tests of the engine with every setting otherwise: the site of `tests/variant`. */
export const test = base.extend({ baseURL: sites.variant.url })
