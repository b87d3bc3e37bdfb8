import type { Locator, Page } from '@playwright/test'
import { escapePattern } from '../../src/values/escape-pattern.ts'
import type { Section } from './guide.ts'

/** Time limit for a restart of Strapi, in milliseconds. */
const RESTART_LIMIT = 240_000

type Role = Parameters<Page['getByRole']>[0]

/** Follows a section of the page in the admin panel, finding elements by the labels in its text. */
export class Reader {
  constructor(
    readonly page: Page,
    readonly section: Section,
  ) {}

  /** Where to search: the open dialog, or else the whole page. */
  async #place(): Promise<Locator> {
    const window = this.page.getByRole('dialog')
    return (await window.count()) > 0 ? window : this.page.locator('body')
  }

  /** Finds an element by role and label: its name is the label, or starts with it if the interface adds an explanation or emoji. */
  async find(role: Role, label: string, place?: Locator): Promise<Locator> {
    const name = new RegExp(`^${escape(this.section.label(label))}(?=\\s|$)`)
    return (place ?? (await this.#place())).getByRole(role, { name }).first()
  }

  async click(role: Role, label: string, place?: Locator): Promise<void> {
    await (await this.find(role, label, place)).click()
  }

  async fill(label: string, value: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: this.section.label(label), exact: true })
    await field.fill(value)
  }

  async tick(label: string, place?: Locator): Promise<void> {
    const box = (place ?? (await this.#place())).getByRole('checkbox', { name: this.section.label(label), exact: true })
    await box.check()
  }

  /** Waits until a label is visible. */
  async sees(label: string, place: Locator | Page = this.page): Promise<void> {
    const text = new RegExp(`^\\s*${escape(this.section.label(label))}(?=\\s|$|[.,:*])`)
    await place.getByText(text).filter({ visible: true }).first().waitFor()
  }

  /** Triggers a restart of Strapi, and waits until the Content-Type Builder has reloaded its content types. */
  async restart(cause: () => Promise<void>): Promise<void> {
    const reloaded = this.page.waitForResponse(
      (response) => response.url().endsWith('/content-type-builder/content-types') && response.request().method() === 'GET',
      { timeout: RESTART_LIMIT },
    )
    await cause()
    const message = this.page.getByText('Waiting for restart')
    await message.waitFor()
    await reloaded
    await message.waitFor({ state: 'hidden' })
    // Vite reloads the page some time after its server is back. Reload now, so that doesn't interrupt later steps.
    await this.page.reload().catch(() => this.page.waitForLoadState())
  }
}

/** Escapes a text for a regular expression. Any whitespace matches between words, such as a no-break space. */
function escape(text: string): string {
  return escapePattern(text).replaceAll(' ', '\\s+')
}
