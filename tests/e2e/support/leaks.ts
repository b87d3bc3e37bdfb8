import en from '../../../src/messages/en.ts'
import { plain, wordsOfProduct } from './product-words.ts'

/** Names of others, which are the same in every language, and what readers are asked to press. */
const NAMES = new Set('chatgpt claude get post put patch delete json curl axios fetch javascript python ruby php go requests'.split(' '))

/** What a reader sees or hears of a page, and where: text, attributes, and what stylesheets write. */
export type Shown = Array<{ text: string; place: string }>

/** What of a page is English, and not its product's. */
export class LeakFinder {
  readonly #product: string
  readonly #engine = new Set(sentencesIn(en))

  constructor(productDir: string) {
    this.#product = ` ${wordsOfProduct(productDir).replaceAll('\n', ' ')} `
  }

  leaksIn(shown: Shown): string[] {
    const leaks = shown.filter(({ text, place }) => this.#isEngine(text, place) || runsOf(text).some((run) => !this.#isKnown(run)))
    return [...new Set(leaks.map(({ text, place }) => `${place}: ${text.trim().slice(0, 120)}`))]
  }

  /** A short sentence of the engine may well be in a document, too; around the document it is the engine's. */
  #isEngine(text: string, place: string): boolean {
    return !place.startsWith('#article') && this.#engine.has(text.trim())
  }

  #isKnown(run: string): boolean {
    const own = run.split(' ').filter((word) => !NAMES.has(word))
    return own.length === 0 || this.#product.includes(` ${run} `) || this.#product.includes(` ${own.join(' ')} `)
  }
}

/** What of a text stands in ASCII letters, which the pseudo-language has none of. */
function runsOf(text: string): string[] {
  const runs = text.split(/[|›]/).flatMap((part) => plain(part).match(/(?<![^ ])[a-z0-9]+(?: [a-z0-9]+)*(?![^ ])/g) ?? [])
  return runs.filter((run) => /[a-z]{2}/.test(run))
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.values(value).flatMap(sentencesIn)
}

/** Runs in the page: everything that it shows or says. */
export function collectShown(): Shown {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label']
  // What isn't read, and words of documents that search and answers cut out of their sentences.
  const SILENT =
    'script, style, pre, code, textarea, noscript, [lang]:not(html), [role=option], main ol, dialog :is(blockquote, ol, h3, .sr-only)'
  const shown: Shown = []
  const placeOf = (element: Element) => (element.closest('#article') ? '#article ' : '') + element.tagName.toLowerCase()
  for (const element of document.querySelectorAll('*')) {
    // The product's own block has words of its own.
    if (element.closest('[data-island=BakePlan]')) continue
    const place = placeOf(element)
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name)
      // An example of what an API takes.
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
