import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isPicture } from '../../compile/other-files.ts'
import { documentsOfQuestions } from '../../compile/questions.ts'
import { isEngineModule } from '../cache/engine-key.ts'
import { engineRoot } from '../engine-root.ts'
import { isDocument, listRelative } from '../files/folders.ts'
import type { Product } from '../product/product.ts'

/** What happened to files since the last time; editors write a file in several steps, so events are gathered. */
export interface Changes {
  documents: Set<string>
  assets: boolean
  /** Those beside documents. */
  pictures: boolean
  settings: boolean
  boot: boolean
  /** Source that runs in this process and is only read when it starts. */
  own: Set<string>
}

/** How long events are gathered, in milliseconds. */
const GATHERING = 10
/** Some editors replace a file by deleting it first; so long it isn't taken for gone. In milliseconds. */
const GATHERING_DELETED = 100

/** A watcher has looked at all folders after this time, in milliseconds. */
const SETTLED = 2000

interface WatchOptions {
  product: Product
  since: number
  /** Whether the boot script was made from a file. */
  isBoot: (path: string) => boolean
  onChange: (changes: Changes) => void
}

const none = (): Changes => ({ documents: new Set(), assets: false, pictures: false, settings: false, boot: false, own: new Set() })

/**
 * Follows the files that a project is made of, besides the modules that Vite follows itself.
 * @param since when the documents were read first, in milliseconds; what changed between then and the first look of the watcher counts, too
 * @returns what ends it
 */
export function watchProject(watcher: ViteDevServer['watcher'], { product, since, isBoot, onChange }: WatchOptions): () => void {
  let changes = none()
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    const gathered = changes
    changes = none()
    onChange(gathered)
  }
  let isStopped = false
  const onEvent = (event: string, path: string) => {
    if (isStopped || !note(changes, { product, isBoot, path: join(path) })) return
    clearTimeout(timer)
    timer = setTimeout(report, event === 'unlink' ? GATHERING_DELETED : GATHERING)
  }
  const catchUp = () => {
    for (const file of listRelative(product.docsDir)) {
      const path = join(product.docsDir, file)
      if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since) onEvent('change', path)
    }
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, (path: string) => onEvent(event, path))
  watcher.add([product.docsDir, product.staticDir, ...product.modules])
  // A watcher tells once that it has looked at everything; it may have been too early for these folders.
  watcher.once('ready', catchUp)
  const settled = setTimeout(catchUp, SETTLED).unref()
  return () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(settled)
  }
}

/** Notes a path; `false` when it is none of the project's. */
function note(changes: Changes, { product, isBoot, path }: Pick<WatchOptions, 'product' | 'isBoot'> & { path: string }): boolean {
  if (isBoot(path)) changes.boot = true
  else if (isEngineModule(path)) changes.own.add(relative(engineRoot, path))
  else if (product.modules.includes(path)) changes.settings = true
  else {
    const document = below(product.docsDir, path)
    const isListed = document !== undefined && !document.split('/').some((part) => part.startsWith('.') || part === 'node_modules')
    // Questions are compiled with what they are beside.
    const documents = isListed ? (isDocument(document) ? [document] : documentsOfQuestions(document)) : []
    const isAsset = below(product.staticDir, path) !== undefined
    for (const each of documents) changes.documents.add(each)
    const isBeside = isListed && isPicture(document)
    if (isAsset) changes.assets = true
    if (isBeside) changes.pictures = true
    return documents.length > 0 || isAsset || isBeside
  }
  return true
}

/** A path relative to a folder, with forward slashes; `undefined` outside of it. */
function below(folder: string, path: string): string | undefined {
  const inside = relative(folder, path)
  return inside.startsWith('..') || inside === '' ? undefined : inside.split(sep).join('/')
}
