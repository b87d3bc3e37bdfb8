import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Built, BuiltFile } from '../../../playground/built.ts'
import type { LaterPart, PlaygroundPart } from '../../../playground/protocol.ts'
import { compressAtBest } from '../../../src/serve/compress.ts'
import { credentials } from '../../harness/credentials.ts'
import { Scratch } from '../../harness/scratch.ts'
import { StrapiProcess } from '../../harness/strapi-process.ts'
import type { Models } from '../runtime/models.ts'
import { seededDatabase } from '../seeded.ts'
import { bundle, installedCuts, installedVersion } from './bundle.ts'
import { exportContent } from './content.ts'
import { buildSqlite } from './sqlite.ts'

/** Contents of the playground's files. */
export type Parts = Record<Exclude<PlaygroundPart, LaterPart>, Buffer> & Partial<Record<LaterPart, Buffer>>

const ENDINGS: Record<PlaygroundPart, string> = { program: 'js', sqlite: 'wasm', content: 'sqlite', models: 'json', graphql: 'js' }
/** Number of the hash's characters in file names. */
const SHORT = 10

/**
 * Builds all parts of the playground.
 * @param sqlite compiled SQLite of an earlier build with the same sources
 */
export async function makeParts(sqlite: Buffer | undefined): Promise<Parts> {
  const { code } = await bundle('program')
  const { hasGraphql } = await installedCuts()
  const graphql = hasGraphql ? Buffer.from((await bundle('graphql')).code) : undefined
  const database = await seededDatabase()
  const models = await readModels(database)
  return {
    program: Buffer.from(code),
    sqlite: sqlite ?? (await buildSqlite()),
    content: exportContent(database, JSON.parse(models) as Models),
    models: Buffer.from(models),
    ...(graphql && { graphql }),
  }
}

async function readModels(database: string): Promise<string> {
  const scratch = await Scratch.create(database)
  try {
    const strapi = await StrapiProcess.start(scratch)
    const { fact } = await strapi.perform({ do: 'fact', module: pathToFileURL(join(import.meta.dirname, 'export-models.ts')).href })
    await strapi.stop()
    return fact as string
  } finally {
    await scratch.remove()
  }
}

/** Describes the parts for pages: `playground/built.json`. */
export async function describeParts(parts: Parts): Promise<Built> {
  const version = await installedVersion()
  const files = await Promise.all(
    Object.entries(parts).map(async ([part, bytes]): Promise<BuiltFile> => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const name = `${part}.${hash.slice(0, SHORT)}.${ENDINGS[part as PlaygroundPart]}`
      const { length } = await compressAtBest(bytes)
      return { part: part as PlaygroundPart, path: `assets/playground/${version}/${name}`, size: bytes.length, compressed: length, hash }
    }),
  )
  return { version, files, readers: Object.keys(credentials) }
}
