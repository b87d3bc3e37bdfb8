import en from '../../../src/messages/en.ts'
import { plain, wordsOfProduct } from './product-words.ts'

/** Names that are the same in every language. */
const NAMES = new Set('chatgpt claude get post put patch delete json curl axios fetch javascript python ruby php go requests'.split(' '))

/** Text that a page shows or exposes to screen readers, from text nodes, attributes, and stylesheets, with its location. */
export type Shown = Array<{ text: string; place: string }>

/** Finds English text that isn't from the product. */
export class LeakFinder {
  readonly #product: string
  readonly #engine = new Set(sentencesIn(en))
  /** Whether runs of words are from the product; most are on every page. */
  readonly #known = new Map<string, boolean>()

  constructor(productDir: string) {
    this.#product = ` ${wordsOfProduct(productDir).replaceAll('\n', ' ')} `
  }

  leaksIn(shown: Shown): string[] {
    const leaks = shown.filter(({ text, place }) => this.#isEngine(text, place) || runsOf(text).some((run) => !this.#isKnown(run)))
    return [...new Set(leaks.map(({ text, place }) => `${place}: ${text.trim().slice(0, 120)}`))]
  }

  /** A short engine message can also occur in a document; outside the article, it is the engine's. */
  #isEngine(text: string, place: string): boolean {
    return !place.startsWith('#article') && this.#engine.has(text.trim())
  }

  #isKnown(run: string): boolean {
    const own = run.split(' ').filter((word) => !NAMES.has(word))
    const isKnown =
      this.#known.get(run) ?? (own.length === 0 || this.#product.includes(` ${run} `) || this.#product.includes(` ${own.join(' ')} `))
    this.#known.set(run, isKnown)
    return isKnown
  }
}

/** Returns the runs of ASCII letters in a text; the pseudo-language has none. */
function runsOf(text: string): string[] {
  const runs = text.split(/[|›]/).flatMap((part) => plain(part).match(/(?<![^ ])[a-z0-9]+(?: [a-z0-9]+)*(?![^ ])/g) ?? [])
  return runs.filter((run) => /[a-z]{2}/.test(run))
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.values(value).flatMap(sentencesIn)
}

/** Runs in the page: returns all text that it shows or exposes. */
export function collectShown(): Shown {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label']
  // Excludes text that isn't read, and parts of documents that search and Ask AI quote.
  const SILENT =
    'script, style, pre, code, textarea, noscript, [lang]:not(html), [role=option], main ol, dialog :is(blockquote, ol, h3, .sr-only)'
  const shown: Shown = []
  const placeOf = (element: Element) => (element.closest('#article') ? '#article ' : '') + element.tagName.toLowerCase()
  for (const element of document.querySelectorAll('*')) {
    // The product's own block has its own text.
    if (element.closest('[data-island=BakePlan]')) continue
    const place = placeOf(element)
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name)
      // Sample values of an API's fields.
      if (name === 'placeholder' && element.closest('.try-it')) continue
      if (text) shown.push({ text, place: `${place}[${name}]` })
    }
    if (element.matches('meta[name=description], meta:is([property="og:title"], [property="og:description"], [property="og:site_name"])'))
      shown.push({ text: element.getAttribute('content') ?? '', place: 'meta' })
    if (element.closest(SILENT)) continue
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo)
      if (content.startsWith('"')) shown.push({ text: JSON.parse(content) as string, place: place + pseudo })
    }
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) shown.push({ text: node.nodeValue, place })
  }
  return shown
}
