import { AskError, type AskWidget } from './provider.ts'

interface WidgetOptions {
  script: string
  attributes: Record<string, string>
  /** Selector of the widget's own button, which is hidden and clicked. */
  hiddenButton?: string | undefined
}

type AddScript = (src: string, attributes: Record<string, string>) => HTMLScriptElement

/** The script may take so long to add its button, in milliseconds. */
const PATIENCE = 8000

/** A widget from another site. Its script is loaded when the reader asks for it, and once. */
export class ExternalWidget implements AskWidget {
  readonly #options: WidgetOptions
  readonly #addScript: AddScript
  #loaded: Promise<void> | undefined

  /** @param addScript puts a script into the page */
  constructor(options: WidgetOptions, addScript: AddScript) {
    this.#options = options
    this.#addScript = addScript
  }

  async open(): Promise<void> {
    this.#loaded ??= loadScript(this.#options, this.#addScript)
    try {
      await this.#loaded
    } catch (error) {
      this.#loaded = undefined
      throw error
    }
    const { hiddenButton } = this.#options
    if (hiddenButton !== undefined) (await appearing(hiddenButton)).click()
  }
}

function loadScript({ script, attributes, hiddenButton }: WidgetOptions, addScript: AddScript): Promise<void> {
  if (hiddenButton !== undefined) hide(hiddenButton)
  const element = addScript(script, attributes)
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new AskError('unloaded'))
    })
  })
}

/** A constructed sheet: the security policy forbids style elements. */
function hide(selector: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${selector} { display: none !important }`)
  document.adoptedStyleSheets.push(sheet)
}

function appearing(selector: string): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element) return
      observer.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new AskError('silent'))
    }, PATIENCE)
    observer.observe(document.documentElement, { childList: true, subtree: true })
    look()
  })
}
