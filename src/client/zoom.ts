import styles from '../theme/styles/zoom.css?url'
import { loadStyles } from './block-styles.ts'
import type { Messages } from '../messages/messages.ts'

type Words = Messages['zoom']

/** The image closes once the page has scrolled so far, in pixels (specification, section 9; so are the margin of 0 and the backgrounds in the stylesheet). */
const SCROLL_OFFSET = 40
/** Images are attached so long after a route update, in milliseconds. */
const ATTACH_DELAY = 1000

const IMAGES = '.prose img:not(a img)'
const DURATION = 200

let timer: ReturnType<typeof setTimeout> | undefined

/** Lets readers enlarge the images of the article that is shown: by click, Enter or Space. Called after each route update. */
export function attachZoom(words: Words): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const images = document.querySelectorAll<HTMLImageElement>(IMAGES)
    // Without its styles no image can be enlarged; most pages have none, and don't carry them.
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
  image.addEventListener('click', () => open(image, words))
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open(image, words)
  })
}

function open(image: HTMLImageElement, words: Words): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoomed'
  dialog.setAttribute('aria-label', image.alt || words.enlarged)
  const large = new Image()
  large.src = image.currentSrc || image.src
  const width = widthBeyondScreen(image)
  // The browser takes the file that fits.
  if (image.srcset !== '') Object.assign(large, { srcset: image.srcset, sizes: width === undefined ? '100vw' : `${width}px` })
  if (width !== undefined) large.style.width = `${width}px`
  large.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', words.close)
  dialog.append(large, close)
  document.body.append(dialog)

  const leave = () => {
    listening.abort()
    const gone = matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : shrink(large, image).finished
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
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) shrink(large, image).reverse()
}

/** An image that gains less than this by filling the screen is shown larger than the screen. */
const MIN_GAIN = 1.3

/**
 * On a phone an image is as wide as the screen before it is enlarged. There it gets the screen's height, or its own size, and
 * the reader moves it sideways.
 * @returns CSS pixels; `undefined` when the image is to fit the screen
 */
function widthBeyondScreen(image: HTMLImageElement): number | undefined {
  const ratio = image.naturalWidth / image.naturalHeight
  const fitting = Math.min(innerWidth, innerHeight * ratio)
  const own = Number(image.getAttribute('width') ?? image.naturalWidth)
  const width = Math.round(Math.min(own, innerHeight * ratio))
  return fitting < MIN_GAIN * image.width && width > innerWidth ? width : undefined
}

/** Moves the large image to where the small one is. */
function shrink(large: HTMLImageElement, small: HTMLImageElement): Animation {
  const [from, to] = [large.getBoundingClientRect(), small.getBoundingClientRect()]
  const scale = from.width === 0 ? 1 : to.width / from.width
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  return large.animate({ transform: ['none', `translate(${x}px, ${y}px) scale(${scale})`] }, { duration: DURATION, easing: 'ease-in-out' })
}
