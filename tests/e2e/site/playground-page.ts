import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Playground } from '../../../playground/playground.ts'
import type { PlaygroundAnswer, PlaygroundFailure, PlaygroundRequest, PlaygroundResult } from '../../../playground/protocol.ts'
import { PlaygroundError } from '../../../playground/playground-error.ts'
import { sandboxFile } from '../../../src/build/app/sandbox.ts'

declare global {
  interface Window {
    playground: Playground
  }
}

const MODULE = '/assets/playground-of-tests.js'
/** A stand-in for a page's own module: the class, with the files of this site. */
const SOURCE = `
import { Playground } from './playground/playground.ts'
import built from './playground/built.ts'
window.playground = new Playground({ frame: { sandbox: '/${sandboxFile()}', host: document.body, title: 'Playground' }, base: '/', files: built.files })
`

type Reply<Value> = { value: Value } | { reason: PlaygroundFailure; message: string; changesLost: boolean }

/** Uses the `Playground` class in a page of the site, without its user interface. */
export class PagePlayground {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Opens a page and creates a playground that hasn't loaded anything yet. */
  static async open(page: Page, route: string): Promise<PagePlayground> {
    const root = join(import.meta.dirname, '../../..')
    const { outputFiles } = await build({ stdin: { contents: SOURCE, resolveDir: root }, bundle: true, write: false, format: 'esm' })
    await page.route(`**${MODULE}`, (route) => route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text }))
    await page.goto(route)
    await page.evaluate((module) => import(module), MODULE)
    return new PagePlayground(page)
  }

  async request(request: PlaygroundRequest): Promise<PlaygroundAnswer> {
    return this.#ask(['request', request])
  }

  async run(code: string): Promise<PlaygroundResult> {
    return this.#ask(['run', code])
  }

  async reset(): Promise<void> {
    await this.#ask(['reset'])
  }

  /** @throws PlaygroundError the error that the page received */
  async #ask<Value>(question: ['request', PlaygroundRequest] | ['run', string] | ['reset']): Promise<Value> {
    const reply = await this.#page.evaluate(async ([method, argument]): Promise<Reply<unknown>> => {
      try {
        return { value: await (window.playground[method] as (argument: unknown) => Promise<unknown>)(argument) }
      } catch (error) {
        const { reason, message, changesLost } = error as PlaygroundError
        return { reason, message, changesLost }
      }
    }, question)
    if ('reason' in reply) throw new PlaygroundError(reply.reason, reply.message, reply.changesLost)
    return reply.value as Value
  }
}
