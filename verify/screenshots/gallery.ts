import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyFolder } from '../harness/paths.ts'
import { openImage } from './image.ts'
import { MODES, savePicture, toWebp } from './browser.ts'
import type { Photograph } from './camera.ts'
import type { Occupied } from './free-side.ts'

const folder = join(verifyFolder, '../static/img/admin')
const MANIFEST = 'pictures.json'
/** Prefix of the screenshots that `npm run quick-start` takes; the folder also contains those of `npm run screenshots`. */
export const QUICK_START = 'quick-start-'
/** Lock folder, which exists while a run changes the manifest. */
const turn = join(folder, '.pictures.lock')
/** Time limit for waiting for the lock, in milliseconds. */
const TURN_LIMIT = 10_000
/** Maximum average file size, in bytes. */
const WEIGHT = 60_000

/** Text and controls of the screenshots with markers, for the check that no number covers them. */
const OCCUPIED = 'occupied.json'

/** A screenshot's metadata for pages (`src/site/pictures.ts` reads it). */
interface Entry {
  /** Size in CSS pixels; there are files with one and with two device pixels per CSS pixel. */
  width: number
  height: number
  /** Positions in percent of width and height, and the sides of the numbers. */
  markers: Photograph['markers']
}

/**
 * Writes a screenshot: `name-light.webp` with two device pixels per CSS pixel, `name-light-1x.webp` with one, and the same in dark.
 * @returns sizes of the files, in bytes
 */
export async function hang(name: string, { width, height, markers, occupied, pngs }: Photograph): Promise<number[]> {
  const weights: number[] = []
  for (const mode of MODES) {
    const large = await toWebp(pngs[mode])
    const small = await toWebp(await resize(pngs[mode], width))
    await savePicture(folder, `${name}-${mode}.webp`, large)
    await savePicture(folder, `${name}-${mode}-1x.webp`, small)
    weights.push(large.length, small.length)
  }
  await inTurn(async () => {
    await changeManifest((manifest) => ({ ...manifest, [name]: { width, height, markers } }))
    await changeOccupied((all) => ({ ...all, [name]: occupied.map(rowOf) }))
  })
  return weights
}

/**
 * Updates a screenshot's markers without replacing the files.
 * @throws Error if the existing screenshot has a different size
 */
export function label(name: string, { width, height, markers, occupied }: Photograph): Promise<void> {
  return inTurn(async () => {
    await changeManifest((manifest) => {
      const hanging = manifest[name]
      if (hanging?.width !== width || hanging.height !== height)
        throw new Error(`The picture "${name}" has a different size now: take it again.`)
      return { ...manifest, [name]: { width, height, markers } }
    })
    await changeOccupied((all) => ({ ...all, [name]: occupied.map(rowOf) }))
  })
}

/**
 * Deletes screenshots that are no longer taken.
 * @param isOurs whether the caller takes screenshots with this name's prefix
 */
export async function removeOthers(names: string[], isOurs: (name: string) => boolean): Promise<void> {
  const without = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !isOurs(name) || names.includes(name)))
  await inTurn(async () => {
    await changeManifest(without)
    await changeOccupied(without)
  })
  const files = new Set(names.flatMap((name) => MODES.flatMap((mode) => [`${name}-${mode}.webp`, `${name}-${mode}-1x.webp`])))
  for (const file of await readdir(folder)) if (file.endsWith('.webp') && isOurs(file) && !files.has(file)) await rm(join(folder, file))
}

/** Checks the average file size. @throws Error if it exceeds the limit */
export async function checkWeight(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'))
  let total = 0
  for (const file of files) total += (await readFile(join(folder, file))).length
  const average = Math.round(total / files.length)
  if (average > WEIGHT) throw new Error(`A picture weighs ${average} bytes on average; ${WEIGHT} are allowed.`)
  return `${files.length} files, ${(total / 1e6).toFixed(1)} MB, ${(average / 1000).toFixed(0)} kB on average.`
}

/** Text and controls of each screenshot with markers, by name. */
export async function readOccupied(): Promise<Record<string, Occupied[]>> {
  const all = await readAll<Row[]>(join(import.meta.dirname, OCCUPIED))
  return Object.fromEntries(
    Object.entries(all).map(([name, rows]) => [name, rows.map(([x, y, width, height, what]) => ({ x, y, width, height, what }))]),
  )
}

/** A text or control in the file. */
type Row = [x: number, y: number, width: number, height: number, what: string]

function rowOf({ x, y, width, height, what }: Occupied): Row {
  return [x, y, width, height, what]
}

async function changeOccupied(change: (all: Record<string, Row[]>) => Record<string, Row[]>): Promise<void> {
  await changeFile(import.meta.dirname, OCCUPIED, (all: Record<string, Row[]>) =>
    Object.fromEntries(Object.entries(change(all)).filter(([, rows]) => rows.length > 0)),
  )
}

function changeManifest(change: (manifest: Record<string, Entry>) => Record<string, Entry>): Promise<void> {
  return changeFile(folder, MANIFEST, change)
}

/** Changes a JSON file with an entry for each screenshot, sorted by name. */
async function changeFile<Value>(dir: string, file: string, change: (all: Record<string, Value>) => Record<string, Value>): Promise<void> {
  const all = change(await readAll<Value>(join(dir, file)))
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await savePicture(dir, file, Buffer.from(`${JSON.stringify(sorted, null, 2)}\n`))
}

async function readAll<Value>(path: string): Promise<Record<string, Value>> {
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Record<string, Value>) : {}
}

/** Changes files with a lock, so concurrent runs don't overwrite each other's changes. */
async function inTurn(change: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await takeTurn()
  try {
    await change()
  } finally {
    await rmdir(turn)
  }
}

/** Waits for the lock. Continues without it after the time limit, because an interrupted run may have left it behind. */
async function takeTurn(): Promise<void> {
  for (const deadline = Date.now() + TURN_LIMIT; ; await sleep(20)) {
    const isMine = await mkdir(turn).then(
      () => true,
      () => false,
    )
    if (isMine || Date.now() > deadline) return
  }
}

function resize(png: Buffer, width: number): Promise<Buffer> {
  return openImage(png).resize(width).png({ compressionLevel: 1 }).toBuffer()
}
