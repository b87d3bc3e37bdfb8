/** Resources of the server's process at one point in time. */
export interface Sample {
  /** Seconds since the start. */
  time: number
  /** Resident memory, in MB. */
  memory: number
  files: number
  sockets: number
}

const WIDTH = 720
const HEIGHT = 260
const LEFT = 48
const BOTTOM = 28

/** Formats samples as CSV. */
export function csv(samples: readonly Sample[]): string {
  const rows = samples.map(({ time, memory, files, sockets }) => [time.toFixed(1), memory.toFixed(1), files, sockets].join(','))
  return `${['seconds,memory_mb,open_files,sockets', ...rows].join('\n')}\n`
}

/** Draws memory over time. Texts need no escaping, since they only contain numbers. */
export function svg(samples: readonly Sample[]): string {
  const end = samples.at(-1)?.time ?? 1
  const top = Math.ceil(Math.max(...samples.map(({ memory }) => memory)) / 50) * 50
  const x = (time: number) => (LEFT + (time / end) * (WIDTH - LEFT - 12)).toFixed(1)
  const y = (memory: number) => (HEIGHT - BOTTOM - (memory / top) * (HEIGHT - BOTTOM - 24)).toFixed(1)
  const lines = Array.from({ length: top / 50 + 1 }, (_, index) => index * 50).map(
    (memory) =>
      `<path d="M${LEFT} ${y(memory)}H${WIDTH - 12}" stroke="#ddd"/><text x="${LEFT - 6}" y="${y(memory)}" text-anchor="end" dy="4">${memory}</text>`,
  )
  const minutes = Array.from({ length: Math.floor(end / 60) + 1 }, (_, index) => index).map(
    (minute) => `<text x="${x(minute * 60)}" y="${HEIGHT - 8}" text-anchor="middle">${minute}</text>`,
  )
  const path = samples.map(({ time, memory }) => `${x(time)} ${y(memory)}`).join('L')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#444">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="14">Memory of the server (MB) by minutes under load</text>`,
    ...lines,
    ...minutes,
    `<path d="M${path}" fill="none" stroke="#4945ff" stroke-width="1.5"/>`,
    '</svg>\n',
  ].join('\n')
}
