import type { ViteHotContext as Hot } from 'vite/types/hot.d.ts'
import { PROBLEMS, type ProblemGroup, type Problems, type ShownProblem } from './dev-events.ts'
import css from './dev-problems.css?inline'

/*
 * Development only: shows the problems of the site as a count on every page and as a list in a panel. The panel opens by itself
 * for new errors on the current page; errors that were dismissed don't reopen it.
 */

/** Shows the problems that the server reports. */
export function showProblems(hot: Hot): void {
  const overlay = new ProblemOverlay()
  hot.on(PROBLEMS, (problems: Problems) => overlay.update(problems))
}

class ProblemOverlay {
  readonly #host = document.createElement('dev-problems')
  readonly #root = this.#host.attachShadow({ mode: 'open' })
  #problems: Problems = { groups: [], count: 0 }
  #isOpen = false
  /** Errors that were in the panel when it was closed. */
  #seen = new Set<string>()

  constructor() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    this.#root.adoptedStyleSheets = [sheet]
    this.#root.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') this.#toggle(false)
    })
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#isOpen && event.target === document.body) this.#toggle(false)
    })
  }

  update(problems: Problems): void {
    this.#problems = problems
    const own = this.#own()
    this.#isOpen = [...own].some((name) => !this.#seen.has(name)) || (this.#isOpen && this.#count > 0)
    // An error that was fixed and reappears counts as new.
    this.#seen = new Set([...this.#seen].filter((name) => own.has(name)))
    if (this.#count === 0) {
      this.#isOpen = false
      this.#host.remove()
    } else if (!this.#host.isConnected) document.body.append(this.#host)
    this.#draw()
  }

  get #count(): number {
    return this.#problems.count + (this.#problems.failure === undefined ? 0 : 1)
  }

  /** Keys of the errors on the current page. */
  #own(): Set<string> {
    const shown = this.#problems.groups.filter(({ isShown }) => isShown)
    const errors = shown.flatMap(({ file, problems }) =>
      problems.filter(({ severity }) => severity === 'error').map(({ message }) => `${file} ${message}`),
    )
    return new Set([...errors, ...(this.#problems.failure === undefined ? [] : [this.#problems.failure])])
  }

  #toggle(isOpen: boolean): void {
    this.#isOpen = isOpen
    if (!isOpen) this.#seen = this.#own()
    this.#draw()
    this.#root.querySelector<HTMLElement>(isOpen ? '.close' : '.count')?.focus()
  }

  #draw(): void {
    const shown = this.#isOpen ? this.#panel() : this.#counter()
    this.#root.replaceChildren(shown)
    // Make room, so the page can be scrolled to its end above the panel.
    document.body.style.paddingBlockEnd = this.#isOpen ? `${shown.offsetHeight}px` : ''
  }

  #counter(): HTMLElement {
    const hasErrors = this.#problems.failure !== undefined || this.#problems.groups.some(({ problems }) => problems.some(isError))
    const button = element('button', { className: hasErrors ? 'count' : 'count mild', text: sentence(this.#count) })
    button.addEventListener('click', () => this.#toggle(true))
    return button
  }

  #panel(): HTMLElement {
    const { groups, count, failure } = this.#problems
    const close = element('button', { className: 'close', text: 'Close' })
    close.title = 'Escape'
    close.addEventListener('click', () => this.#toggle(false))
    const panel = element('section', { className: 'panel' })
    panel.setAttribute('aria-label', 'Problems of this site')
    const listed = groups.reduce((sum, { problems }) => sum + problems.length, 0)
    const body = element('div', { className: 'body' })
    body.append(
      ...(failure === undefined ? [] : [element('pre', { className: 'failure', text: failure })]),
      ...groups.map(drawGroup),
      ...(listed < count
        ? [element('p', { className: 'more', text: `The first ${listed} of ${count}: mend some, and see the next.` })]
        : []),
    )
    const head = element('header')
    head.append(element('h2', { text: sentence(this.#count) }), close)
    panel.append(head, body)
    return panel
  }
}

function isError({ severity }: ShownProblem): boolean {
  return severity === 'error'
}

function sentence(count: number): string {
  return count === 1 ? 'One problem' : `${count} problems`
}

function drawGroup({ file, route, title, isShown, problems }: ProblemGroup): HTMLElement {
  const group = element('article', { className: isShown ? 'shown' : '' })
  const heading = element('h3')
  if (route === undefined) heading.append(title ?? file)
  else {
    const link = element('a', { text: title ?? route })
    link.href = import.meta.env.BASE_URL + route.slice(1)
    heading.append(link)
  }
  if (title !== undefined) heading.append(element('small', { text: file }))
  const list = element('ul')
  list.append(...problems.map(drawProblem))
  group.append(heading, list)
  return group
}

function drawProblem({ message, hint, severity, place, line, column, excerpt }: ShownProblem): HTMLElement {
  const item = element('li', { className: severity })
  const open = element('button', {
    className: 'place',
    text: line === undefined ? 'Open' : [line, column].filter((part) => part !== undefined).join(':'),
  })
  open.title = 'Open in the editor'
  open.setAttribute('aria-label', `Open ${place} in the editor`)
  open.addEventListener('click', () => void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(place)}`))
  const words = element('div', { className: 'words' })
  words.append(element('p', { text: message }))
  if (excerpt) {
    const { text, at } = excerpt
    const code = element('pre')
    if (at === undefined) code.append(text)
    else code.append(text.slice(0, at), element('mark', { text: text.slice(at).match(/^(?:[\w-]+|.)/u)?.[0] ?? ' ' }))
    if (at !== undefined) code.append(text.slice(at + code.lastElementChild!.textContent.length))
    words.append(code)
  }
  if (hint !== undefined) words.append(element('p', { className: 'hint', text: hint }))
  item.append(open, words)
  return item
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className = '', text = '' }: { className?: string; text?: string } = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
