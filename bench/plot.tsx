import { renderToStaticMarkup } from 'react-dom/server'

export interface Series {
  label: string
  color: string
  points: Array<{ pages: number; seconds: number }>
}

const WIDTH = 760
const HEIGHT = 420
const LEFT = 60
const RIGHT = 190
const TOP = 24
const BOTTOM = 48
const PAGES = { from: 100, to: 30_000, ticks: [270, 1000, 5000, 20_000] }
const SECONDS = { from: 1, to: 2000, ticks: [1, 10, 100, 1000] }
/** Minimum distance of labels, in pixels. */
const LABEL_GAP = 14

/** Draws CPU seconds of a cold build by pages, both on logarithmic scales, as a standalone SVG. */
export function buildTimePlot(series: Series[]): string {
  return `${renderToStaticMarkup(<Plot series={series} />)}\n`
}

const x = (pages: number) => LEFT + position(pages, PAGES) * (WIDTH - LEFT - RIGHT)
const y = (seconds: number) => HEIGHT - BOTTOM - position(seconds, SECONDS) * (HEIGHT - TOP - BOTTOM)

function position(value: number, { from, to }: { from: number; to: number }): number {
  return Math.log(value / from) / Math.log(to / from)
}

function Plot({ series }: { series: Series[] }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fontFamily="system-ui, sans-serif" fontSize="12">
      <title>CPU seconds of a cold build against the number of pages</title>
      <rect width={WIDTH} height={HEIGHT} fill="#fff" />
      {PAGES.ticks.map((pages) => (
        <g key={pages}>
          <line x1={x(pages)} x2={x(pages)} y1={TOP} y2={HEIGHT - BOTTOM} stroke="#ddd" />
          <text x={x(pages)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
            {pages.toLocaleString('en')}
          </text>
        </g>
      ))}
      {SECONDS.ticks.map((seconds) => (
        <g key={seconds}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(seconds)} y2={y(seconds)} stroke="#ddd" />
          <text x={LEFT - 8} y={y(seconds) + 4} textAnchor="end">
            {seconds.toLocaleString('en')} s
          </text>
        </g>
      ))}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle">
        pages
      </text>
      <text x={LEFT} y={TOP - 8}>
        CPU time of a cold build
      </text>
      {series.map(({ label, color, points }) => (
        <g key={label} stroke={color} fill={color}>
          <polyline points={points.map(({ pages, seconds }) => `${x(pages)},${y(seconds)}`).join(' ')} fill="none" strokeWidth="2" />
          {points.map(({ pages, seconds }) => (
            <circle key={pages} cx={x(pages)} cy={y(seconds)} r="3.5" />
          ))}
        </g>
      ))}
      {placeLabels(series).map(({ label, color, at }) => (
        <text key={label} x={WIDTH - RIGHT + 10} y={at} fill={color}>
          {label}
        </text>
      ))}
    </svg>
  )
}

/** Places each label at the end of its line, moved down if it would overlap. */
function placeLabels(series: Series[]): Array<{ label: string; color: string; at: number }> {
  let free = TOP
  return series
    .map(({ label, color, points }) => ({ label, color, end: y(points.at(-1)!.seconds) + 4 }))
    .toSorted((a, b) => a.end - b.end)
    .map(({ label, color, end }) => {
      const at = Math.max(end, free)
      free = at + LABEL_GAP
      return { label, color, at }
    })
}
