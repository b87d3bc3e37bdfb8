import { anchorOf, MARKER_RADIUS, offsetOf } from '../../site/marker-place.ts'
import type { ShownPicture } from '../../site/pictures.ts'
import type { SiteViewProps } from '../view.ts'

interface ScreenshotProps extends SiteViewProps<Record<string, ShownPicture>> {
  alt: string
  caption?: string
  /** Name of a generated screenshot; without it, `light` and `dark` are files. */
  name?: string
  /** Names of the screenshot's markers, separated by commas, in the order of their numbers. */
  markers?: string
  /** Number of the first marker. */
  first?: number
  light?: string
  dark?: string
  /** Size of the files in pixels, if known. */
  width?: number
  height?: number
}

/** Maximum width of the article column in pixels, for `sizes`. */
const COLUMN = 730

/** Renders an image for both color modes; CSS hides one. */
export default function Screenshot({ alt, caption, name, markers, first = 1, light, dark, site: pictures, ...own }: ScreenshotProps) {
  const picture = name === undefined ? undefined : pictures[name]
  const size = picture
    ? { width: picture.width, height: picture.height, sizes: sizesOf(picture.width) }
    : { width: own.width, height: own.height }
  const isMarked = picture !== undefined && markers !== undefined
  return (
    <figure className="screenshot">
      <span className={isMarked ? 'screenshot-picture marked' : 'screenshot-picture'}>
        <img className="only-light" {...(picture?.light ?? { src: light })} {...size} alt={alt} loading="lazy" decoding="async" />
        <img className="only-dark" {...(picture?.dark ?? { src: dark })} {...size} alt={alt} loading="lazy" decoding="async" />
        {isMarked && <PictureMarkers marked={picture.markers} names={markers.split(/, ?/)} first={first} />}
      </span>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/**
 * Renders numbered markers with leader lines, at a fixed size independent of the image's scale. Hidden from screen readers, since the text
 * contains the same markers.
 */
function PictureMarkers({ marked, names, first }: { marked: ShownPicture['markers']; names: string[]; first: number }) {
  return (
    <svg className="screenshot-markers" aria-hidden="true">
      {names.map((name, index) => {
        const marker = marked[name]
        if (!marker) return null
        const { x, y } = anchorOf(marker, marker.side)
        const to = offsetOf(marker.side)
        return (
          <svg key={name} x={`${x}%`} y={`${y}%`}>
            <g>
              <path d={`M0 0L${to.x} ${to.y}`} />
              <circle cx={to.x} cy={to.y} r={MARKER_RADIUS} />
              <text x={to.x} y={to.y} textAnchor="middle" dominantBaseline="central">
                {first + index}
              </text>
            </g>
          </svg>
        )
      })}
    </svg>
  )
}

function sizesOf(width: number): string {
  const shown = Math.min(width, COLUMN)
  return `(max-width: ${shown}px) 100vw, ${shown}px`
}
