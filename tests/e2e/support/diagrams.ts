/** Runs in the page: returns the problems of the visible diagrams as sentences. */
export function wrongDiagrams(): string[] {
  const MIN_TEXT = 12
  const MIN_PADDING = 14
  /** In pixels. The outermost element can be text, whose width is an estimate, because the font is unknown when the diagram is drawn. */
  const TOLERANCE = { x: 5, y: 2 }
  const rectOf = (element: Element) => element.getBoundingClientRect()
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  const contains = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
  const spread = (lengths: number[]) => Math.max(...lengths) - Math.min(...lengths)

  return [...document.querySelectorAll('figure.diagram')].flatMap((figure) => {
    const image = figure.querySelector(':scope > [role=img]')!
    const svg = [...image.querySelectorAll('svg')].find((drawing) => drawing.checkVisibility())
    if (!svg) return []
    const found: string[] = []
    const name = image.getAttribute('aria-label') ?? ''
    const problem = (text: string) => found.push(`“${name.slice(0, 50)}…”: ${text}`)

    if (name.split(' ').length < 3) problem('has no sentence for those who can’t see it')
    const enlarge = figure.querySelector('button')
    if (!enlarge?.checkVisibility()) problem('can’t be enlarged')
    else if (!contains(rectOf(figure), rectOf(enlarge))) problem('has its button outside of the frame')
    else if (overlap(rectOf(enlarge.firstElementChild!), rectOf(svg.querySelector(':scope > g')!))) problem('is covered by its button')
    if (figure.scrollWidth > figure.clientWidth) problem('scrolls')

    const texts = [...svg.querySelectorAll('text')].map((element) => ({ element, words: element.textContent, rect: rectOf(element) }))
    const scale = svg.getScreenCTM()!.a
    for (const { element, words } of texts) {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < MIN_TEXT - 0.01) problem(`“${words}” has ${size.toFixed(1)} pixels`)
    }
    for (const [index, { words, rect }] of texts.entries())
      for (const other of texts.slice(index + 1)) if (overlap(rect, other.rect)) problem(`“${words}” and “${other.words}” overlap`)

    const boxes = [...svg.querySelectorAll('.diagram-box')].map((element) => ({
      element,
      words: element.textContent,
      rect: rectOf(element.firstElementChild!),
    }))
    for (const box of boxes) {
      for (const { element, words, rect } of texts) {
        const isInside = box.element.contains(element)
        if (isInside && !contains(box.rect, rect)) problem(`“${words}” leaves its box`)
        if (!isInside && overlap(box.rect, rect)) problem(`“${words}” lies over the box “${box.words}”`)
      }
      for (const other of boxes)
        if (other !== box && overlap(box.rect, other.rect)) problem(`the boxes “${box.words}” and “${other.words}” overlap`)
    }

    const [frame, ink] = [rectOf(figure), rectOf(svg.querySelector(':scope > g')!)]
    const sides = { x: [ink.left - frame.left, frame.right - ink.right], y: [ink.top - frame.top, frame.bottom - ink.bottom] }
    if (spread(sides.x) > TOLERANCE.x || spread(sides.y) > TOLERANCE.y) problem(`is not in the middle: ${JSON.stringify(sides)}`)
    if (Math.min(...sides.x, ...sides.y) < MIN_PADDING) problem(`touches its frame: ${JSON.stringify(sides)}`)
    const style = getComputedStyle(figure)
    if (spread([style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(Number.parseFloat)) > 0)
      problem('has another padding at one side')
    return found
  })
}
