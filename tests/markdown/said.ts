import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Rule = (reading: Reading, element: Element) => void

const content: Rule = (reading, { childNodes }) => reading.all(childNodes)
const ownLines: Rule = (reading, { childNodes }) => reading.within('', () => reading.all(childNodes))
const nothing: Rule = () => {}
const parentheses: Rule = (reading, element) => reading.between('(', () => link(reading, element), ')')

/** Parts of blocks that aren't read like their elements. */
const BY_CLASS: Record<string, Rule> = {
  annotation,
  badge: parentheses,
  'breaking-changes-filter': nothing,
  'breaking-changes-none': nothing,
  card,
  diagram,
  // A link to its own position.
  hash: nothing,
  // A heading's text, which links to the heading.
  here: content,
  island,
  // The language, which is also in the code fence.
  lang: nothing,
  marker: parentheses,
  // Expands content that is read anyway.
  more: nothing,
  // The image for the other color mode.
  'only-dark': nothing,
  screen,
  'sr-only': nothing,
  tabs,
}

const BY_TAG: Record<string, Rule> = {
  a: link,
  abbr: (reading, element) => reading.between('', () => content(reading, element), ` (${attribute(element, 'title')})`),
  blockquote: quote,
  br: (reading) => reading.say(' '),
  button: nothing,
  code: (reading, element) => reading.say(`\`${textOf(element)}\``),
  hr: (reading) => reading.line('---'),
  img: (reading, element) => reading.say(`![${attribute(element, 'alt')}](${reading.absolute(attribute(element, 'src'))})`),
  input: (reading, element) => reading.say(attribute(element, 'checked') === undefined ? '[ ]' : '[x]'),
  kbd: (reading, element) => reading.say(`\`${textOf(element)}\``),
  li: item,
  pre: (reading, element) => reading.code(textOf(element), attribute(element.parentNode as Element, 'data-lang')),
  sub: (reading, element) => reading.between('<sub>', () => content(reading, element), '</sub>'),
  sup: (reading, element) => reading.between('<sup>', () => content(reading, element), '</sup>'),
  svg: nothing,
  tr: row,
}
for (const name of ['details', 'div', 'figcaption', 'figure', 'p', 'section', 'summary', 'table', 'ul', 'ol']) BY_TAG[name] = ownLines
for (const level of [1, 2, 3, 4, 5, 6])
  BY_TAG[`h${level}`] = (reading, element) => reading.within(`${'#'.repeat(level)} `, () => content(reading, element))

/**
 * Converts HTML to lines of text, each with the marks of its lists and quotes. Purely visual content is left out: colors, emphasis,
 * controls, and the image for the other color mode.
 * @param address absolute URL of the page; links and images are resolved to absolute URLs
 */
export function saidBy(html: string, address: string): string {
  const reading = new Reading(address)
  reading.within('', () => reading.all(parseFragment(html).childNodes))
  return reading.lines.join('\n')
}

class Reading {
  readonly lines: string[] = []
  /** Definitions that have occurred; each is only read once. */
  readonly explained = new Set<string>()
  readonly #address: string
  #line = ''
  #place = ''
  /** Whether everything is read as one line. */
  #isPhrase = false

  constructor(address: string) {
    this.#address = address
  }

  all(nodes: Node[]): void {
    for (const node of nodes) {
      if (node.nodeName === '#text') this.say(textOf(node))
      else if ('tagName' in node) ruleOf(node)(this, node)
    }
  }

  say(words: string): void {
    this.#line += words
  }

  between(opening: string, say: () => void, closing: string): void {
    this.say(opening)
    say()
    this.say(closing)
  }

  line(words: string): void {
    this.within('', () => this.say(words))
  }

  /** @param place prefix of the lines */
  within(place: string, say: () => void): void {
    if (this.#isPhrase) return this.between(' ', say, ' ')
    this.#endLine()
    const before = this.#place
    this.#place += place
    say()
    this.#endLine()
    this.#place = before
  }

  /** Text of nodes as one line. */
  phrase(nodes: Node[]): string {
    const [line, isPhrase] = [this.#line, this.#isPhrase]
    this.#line = ''
    this.#isPhrase = true
    this.all(nodes)
    const phrase = joined(this.#line)
    this.#line = line
    this.#isPhrase = isPhrase
    return phrase
  }

  code(code: string, language: string | undefined): void {
    this.line(`\`\`\`${language ?? ''}`)
    for (const line of code.replace(/\n$/, '').split('\n')) this.lines.push(this.#place + line)
    this.line('```')
  }

  absolute(address: string | undefined): string {
    return URL.canParse(address ?? '', this.#address) ? new URL(address ?? '', this.#address).href : String(address)
  }

  #endLine(): void {
    const line = joined(this.#line)
    if (line !== '') this.lines.push(this.#place + line)
    this.#line = ''
  }
}

function ruleOf(element: Element): Rule {
  const classes = attribute(element, 'class')?.split(' ') ?? []
  const named = classes.find((name) => Object.hasOwn(BY_CLASS, name))
  if (named !== undefined) return BY_CLASS[named]!
  if (attribute(element, 'role') === 'note') return quote
  return BY_TAG[element.tagName] ?? content
}

function link(reading: Reading, element: Element): void {
  const href = attribute(element, 'href')
  if (href === undefined) content(reading, element)
  else reading.between('[', () => content(reading, element), `](${reading.absolute(href)})`)
}

function quote(reading: Reading, { childNodes }: Element): void {
  reading.within('> ', () => reading.all(childNodes))
}

function item(reading: Reading, element: Element): void {
  const list = element.parentNode as Element
  const number = Number(attribute(list, 'start') ?? 1) + elementsIn(list).indexOf(element)
  reading.line(list.tagName === 'ol' ? `${number}.` : '-')
  reading.within('  ', () => reading.all(element.childNodes))
}

/** A list item: a link, and a sentence about it. */
function card(reading: Reading, { childNodes }: Element): void {
  reading.line('-')
  reading.within('  ', () => reading.say(childNodes.map((part) => reading.phrase([part])).join(': ')))
}

function row(reading: Reading, element: Element): void {
  reading.line(
    `| ${elementsIn(element)
      .map((cell) => reading.phrase(cell.childNodes))
      .join(' | ')} |`,
  )
}

/** Each tab's title, followed by its content. */
function tabs(reading: Reading, element: Element): void {
  const parts = elementsIn(elementsIn(element)[0]!)
  const panels = parts.filter((part) => attribute(part, 'class') === 'tab-panel')
  for (const [index, tab] of parts.filter((part) => attribute(part, 'class') === 'tab').entries()) {
    reading.line(textOf(tab))
    ownLines(reading, panels[index]!)
  }
}

/** A term, followed by its definition in parentheses. */
function annotation(reading: Reading, element: Element): void {
  const [lastWord, body] = elementsIn(element)
  reading.all([...element.childNodes.filter(({ nodeName }) => nodeName === '#text'), lastWord!.childNodes[0]!])
  const definition = reading.phrase(elementsIn(body!).slice(1))
  if (!reading.explained.has(definition)) reading.say(` (${definition})`)
  reading.explained.add(definition)
}

/** In Markdown, a diagram is its source, which is drawn again here. */
function diagram(reading: Reading, element: Element): void {
  reading.line(`Diagram: ${attribute(elementsIn(element)[0]!, 'aria-label')} ${textOf(element)}`)
}

/** A drawn screen's caption, and a list of its areas by name. */
function screen(reading: Reading, element: Element): void {
  const [frame, caption] = elementsIn(element)
  ownLines(reading, caption!)
  for (const area of elementsIn(frame!)) {
    reading.line('-')
    reading.within('  ', () => {
      reading.line(`${attribute(area, 'aria-label')}:`)
      reading.all(area.childNodes)
    })
  }
}

/** Code that readers can edit and run is its initial code. Without code, the initial content is read. */
function island(reading: Reading, element: Element): void {
  const { code } = JSON.parse(attribute(element, 'data-props')!) as { code?: string }
  if (code === undefined) reading.all(element.childNodes)
  else reading.code(code, 'js')
}

function joined(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value
}

function elementsIn({ childNodes }: Element): Element[] {
  return childNodes.filter((node) => 'tagName' in node)
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
