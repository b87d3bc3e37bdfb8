import styles from '../theme/styles/zoom.css?url'
import { loadStyles } from './block-styles.ts'
import type { Messages } from '../messages/messages.ts'

type Words = Messages['zoom']

/**
 * Scroll distance that closes the image, in pixels (specification, section 9, which also defines the margin of 0 and the
 * backgrounds in the stylesheet; the page behind remains scrollable).
 */
const SCROLL_OFFSET = 40
/** Delay between a route update and attaching to images, in milliseconds. */
const ATTACH_DELAY = 1000

const IMAGES = '.prose img:not(a img)'
const DURATION = 200

let timer: ReturnType<typeof setTimeout> | undefined

/** Makes images in the current article zoomable by click, Enter, or Space. Call after each route update. */
export function attachZoom(words: Words): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const images = document.querySelectorAll<HTMLImageElement>(IMAGES)
    // Most pages have no images, so the styles are loaded on demand. Zooming doesn't work without them.
    if (images.length > 0) loadStyles([styles]).then(() => images.forEach((image) => attach(image, words)), console.error)
  }, ATTACH_DELAY)
}

function attach(image: HTMLImageElement, words: Words): void {
  if (image.dataset.zoom !== undefined) return
  image.dataset.zoom = ''
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute('aria-haspopup', 'dialog')
  image.setAttribute('aria-label', words.enlarge(image.alt))
  image.addEventListener('click', ({ clientX }) => open(image, words, clientX))
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open(image, words)
  })
}

/** @param tapped where the reader tapped, in pixels from the window's left */
function open(image: HTMLImageElement, words: Words, tapped?: number): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoomed'
  dialog.setAttribute('aria-label', image.alt || words.enlarged)
  // Clone the whole figure, so the image keeps its frame, markers, and caption.
  const picture = (image.closest('figure') ?? image).cloneNode(true) as HTMLElement
  const copies = picture instanceof HTMLImageElement ? [picture] : [...picture.querySelectorAll('img')]
  for (const copy of copies) {
    for (const name of ['data-zoom', 'tabindex', 'role', 'aria-haspopup', 'aria-label', 'loading']) copy.removeAttribute(name)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', words.close)
  dialog.append(picture, close)
  document.body.append(dialog)

  const leave = () => {
    listening.abort()
    const gone = matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : shrink(shown(copies), image).finished
    void Promise.resolve(gone).finally(() => {
      dialog.close()
      dialog.remove()
      image.focus({ preventScroll: true })
    })
  }
  const listening = new AbortController()
  const from = scrollY
  addEventListener('scroll', () => Math.abs(scrollY - from) > SCROLL_OFFSET && leave(), listening)
  addEventListener('popstate', leave, listening)
  const { left, width } = image.getBoundingClientRect()
  /** The part of the image's width that starts in the middle of the screen. */
  const at = tapped === undefined ? 0.5 : (tapped - left) / width
  const show = () => {
    fit(copies, image, dialog)
    // An image that is wider than the screen scrolls sideways.
    const large = shown(copies).getBoundingClientRect()
    dialog.scrollBy(large.left + at * large.width - dialog.clientWidth / 2, 0)
  }
  addEventListener('resize', show, listening)
  dialog.addEventListener('click', leave, listening)
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      leave()
    },
    listening,
  )
  dialog.showModal()
  show()
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) shrink(shown(copies), image).reverse()
}

/** A figure has one image per color mode; this is the visible one. */
function shown(copies: HTMLImageElement[]): HTMLImageElement {
  return copies.find((copy) => copy.getClientRects().length > 0) ?? copies[0]!
}

/** Minimum enlargement from fitting the image to the screen. Below this, the image is shown larger than the screen. */
const MIN_GAIN = 1.3

/**
 * Sizes the image to the space that its frame and caption leave. On a phone, images usually fill the screen's width already;
 * those are sized to the screen's height or their own size instead, and the reader scrolls sideways.
 */
function fit(copies: HTMLImageElement[], image: HTMLImageElement, dialog: HTMLDialogElement): void {
  const large = shown(copies)
  const around = large.closest('figure') ?? large
  const frame = large.parentElement === dialog ? large : large.parentElement!
  const roomHigh = dialog.clientHeight - (around.offsetHeight - large.offsetHeight)
  // The page's scroll bar stays visible.
  const pageWide = document.documentElement.getBoundingClientRect().width
  const roomWide = pageWide - (frame.offsetWidth - large.offsetWidth)
  const ratio = image.naturalWidth / image.naturalHeight
  const own = Number(image.getAttribute('width') ?? image.naturalWidth)
  const fitting = Math.min(roomWide, roomHigh * ratio)
  const beyond = Math.min(own, roomHigh * ratio)
  const width = Math.floor(fitting < MIN_GAIN * image.width && beyond > roomWide ? beyond : fitting)
  for (const copy of copies) {
    copy.style.width = `${width}px`
    // With `sizes`, the browser picks the matching file from `srcset`.
    if (copy.srcset !== '') copy.sizes = `${width}px`
  }
}

/** Animates the enlarged image and its surroundings to the position of the original. */
function shrink(large: HTMLImageElement, small: HTMLImageElement): Animation {
  const [from, to] = [large.getBoundingClientRect(), small.getBoundingClientRect()]
  const scale = from.width === 0 ? 1 : to.width / from.width
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  const moved = large.closest<HTMLElement>('dialog > *') ?? large
  const whole = moved.getBoundingClientRect()
  return moved.animate(
    {
      transformOrigin: `${from.x + from.width / 2 - whole.x}px ${from.y + from.height / 2 - whole.y}px`,
      transform: ['none', `translate(${x}px, ${y}px) scale(${scale})`],
    },
    { duration: DURATION, easing: 'ease-in-out' },
  )
}
