import type { Page } from '@playwright/test'
import type { HttpAnswer } from '../harness/answer.ts'
import type { Fence } from '../harness/document.ts'
import type { Steady } from './answers.ts'
import type { Guide } from './guide.ts'
import type { Overhearing } from './overhear.ts'
import type { Pictures } from './pictures.ts'
import type { Reader } from './reader.ts'

/** What the steps work with. */
export interface Walk {
  guide: Guide
  page: Page
  pictures: Pictures
  /** Where samples send their requests. */
  server: Overhearing
  /** What the server answered, by the sample that asked. */
  answers: Map<Fence, HttpAnswer>
  steady: Steady
  /** What `strapi develop` has printed. */
  terminal: () => string
  /** Where the admin panel is. */
  address: string
}

export interface Step {
  /** Heading of the section that is followed. */
  section: string
  follow: (reader: Reader, walk: Walk) => Promise<void>
}
