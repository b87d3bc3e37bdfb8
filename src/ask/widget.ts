import { AskError, type AskWidget } from './provider.ts'

interface WidgetOptions {
  script: string
  attributes: Record<string, string>
  /** Selector of the widget's own button, which is hidden and clicked programmatically. */
  hiddenButton?: string | undefined
}

type AddScript = (src: string, attributes: Record<string, string>) => HTMLScriptElement

/** Milliseconds to wait for the script to add its button. */
const PATIENCE = 8000

/** A third-party widget. Its script is loaded once, when the reader first opens it. */
export class ExternalWidget implements AskWidget {
  readonly #options: WidgetOptions
  readonly #addScript: AddScript
  #loaded: Promise<void> | undefined

  /** @param addScript adds a script to the page */
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

/** Uses a constructed style sheet, since the security policy forbids style elements. */
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
