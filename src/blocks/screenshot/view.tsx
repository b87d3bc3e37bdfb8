import { anchorOf, MARKER_RADIUS, offsetOf } from '../../site/marker-place.ts'
import type { ShownPicture } from '../../site/pictures.ts'
import type { SiteViewProps } from '../view.ts'

interface ScreenshotProps extends SiteViewProps<Record<string, ShownPicture>> {
  alt: string
  caption?: string
  /** Of the site's own pictures; without it, `light` and `dark` are any two files. */
  name?: string
  /** Names of the picture's markers, in the order of their numbers. */
  markers?: string
  /** The number of the first one. */
  first?: number
  light?: string
  dark?: string
  /** Of these, where it is known. */
  width?: number
  height?: number
}

/** How wide the article's column is at most; the browser chooses the file by it. */
const COLUMN = 730

/** A picture in both colour modes; the one that doesn't fit is hidden. */
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
 * Numbers beside what they mean, with a line to it, of the same size however large the picture is. The text has the same
 * ones (`Marker`), so they say nothing new to those who can't see them.
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
