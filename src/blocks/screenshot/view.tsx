import type { ShownPicture } from '../../site/pictures.ts'
import type { SiteViewProps } from '../view.ts'

interface ScreenshotProps extends SiteViewProps<Record<string, ShownPicture>> {
  alt: string
  caption?: string
  /** Of the site's own pictures; without it, `light` and `dark` are any two files. */
  name?: string
  /** Names of the picture's markers, in the order of their numbers. */
  markers?: string
  light?: string
  dark?: string
}

/** How wide the article's column is at most; the browser chooses the file by it. */
const COLUMN = 730
const MARKER_RADIUS = 12

/** A picture in both colour modes; the one that doesn't fit is hidden. */
export default function Screenshot({ alt, caption, name, markers, light, dark, site: pictures }: ScreenshotProps) {
  const picture = name === undefined ? undefined : pictures[name]
  const size = picture && { width: picture.width, height: picture.height, sizes: sizesOf(picture.width) }
  return (
    <figure className="screenshot">
      <span className="screenshot-picture">
        <img className="only-light" {...(picture?.light ?? { src: light })} {...size} alt={alt} loading="lazy" decoding="async" />
        <img className="only-dark" {...(picture?.dark ?? { src: dark })} {...size} alt={alt} loading="lazy" decoding="async" />
        {picture && markers !== undefined && <PictureMarkers positions={picture.markers} names={markers.split(/, ?/)} />}
      </span>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/**
 * Numbers on the picture, of the same size however large it is shown. The text has the same ones (`Marker`), so they
 * say nothing new to those who can't see them.
 */
function PictureMarkers({ positions, names }: { positions: ShownPicture['markers']; names: string[] }) {
  return (
    <svg className="screenshot-markers" aria-hidden="true">
      {names.map((name, index) => {
        const position = positions[name]
        if (!position) return null
        const [x, y] = [`${position.x}%`, `${position.y}%`]
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={MARKER_RADIUS} />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function sizesOf(width: number): string {
  const shown = Math.min(width, COLUMN)
  return `(max-width: ${shown}px) 100vw, ${shown}px`
}
