import type { Page } from '@playwright/test'
import type { HttpAnswer } from '../harness/answer.ts'
import type { Fence } from '../harness/document.ts'
import type { Steady } from './answers.ts'
import type { Guide } from './guide.ts'
import type { Overhearing } from './overhear.ts'
import type { Pictures } from './pictures.ts'
import type { Reader } from './reader.ts'

/** Shared state of the steps. */
export interface Walk {
  guide: Guide
  page: Page
  pictures: Pictures
  /** The server for samples' requests. */
  server: Overhearing
  /** Responses by sample. */
  answers: Map<Fence, HttpAnswer>
  steady: Steady
  /** Output of `strapi develop`. */
  terminal: () => string
  /** URL of the admin panel's server. */
  address: string
}

export interface Step {
  /** Heading of the section to follow. */
  section: string
  follow: (reader: Reader, walk: Walk) => Promise<void>
}
