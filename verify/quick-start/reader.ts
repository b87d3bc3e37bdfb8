import type { Locator, Page } from '@playwright/test'
import type { Section } from './guide.ts'

/** How long Strapi may take to start again, in milliseconds. */
const RESTART_LIMIT = 240_000

type Role = Parameters<Page['getByRole']>[0]

/** Somebody who does in the admin panel what a section of the page says, and finds things by the words that it uses. */
export class Reader {
  constructor(
    readonly page: Page,
    readonly section: Section,
  ) {}

  /** Where to look: in the window that is open, or else on the whole page. */
  async #place(): Promise<Locator> {
    const window = this.page.getByRole('dialog')
    return (await window.count()) > 0 ? window : this.page.locator('body')
  }

  /** What has a role and a label: its name is the label, or starts with it where the interface adds an explanation or emoji. */
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

  /** Waits until a text in bold is on the screen. */
  async sees(label: string, place: Locator | Page = this.page): Promise<void> {
    const text = new RegExp(`^\\s*${escape(this.section.label(label))}(?=\\s|$|[.,:*])`)
    await place.getByText(text).filter({ visible: true }).first().waitFor()
  }

  /** Does what makes Strapi start again, and waits until the Content-Type Builder shows what there is then. */
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
    // Vite loads the page anew when its server is back, sooner or later: so that this doesn't come between later steps, it comes here.
    await this.page.reload().catch(() => this.page.waitForLoadState())
  }
}

/** A text as the source of a regular expression. Between words there may be any space, such as one that doesn't break. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
}
