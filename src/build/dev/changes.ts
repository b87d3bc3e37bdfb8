import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isPicture } from '../../compile/other-files.ts'
import { documentsOfQuestions } from '../../compile/questions.ts'
import { isEngineModule } from '../cache/engine-key.ts'
import { engineRoot } from '../engine-root.ts'
import { isDocument, listRelative } from '../files/folders.ts'
import type { Product } from '../product/product.ts'

/** Changes to files since the last report. Events are collected, since editors write a file in several steps. */
export interface Changes {
  documents: Set<string>
  assets: boolean
  /** Pictures next to documents. */
  pictures: boolean
  settings: boolean
  boot: boolean
  /** Engine modules that this process has loaded, so changes need a restart. */
  own: Set<string>
}

/** How long events are collected, in milliseconds. */
const GATHERING = 10
/** The same after a file is deleted, in milliseconds: some editors delete a file and write it again. */
const GATHERING_DELETED = 100
/** How long the watcher ignores further changes of a file after reporting one (50), and some more, in milliseconds. */
const IGNORED = 60

/** The time after which a watcher has scanned all folders, in milliseconds. */
const SETTLED = 2000

interface WatchOptions {
  product: Product
  since: number
  /** Whether the boot script was built from a file. */
  isBoot: (path: string) => boolean
  onChange: (changes: Changes) => void
}

const none = (): Changes => ({ documents: new Set(), assets: false, pictures: false, settings: false, boot: false, own: new Set() })

/**
 * Watches the files of a product and the engine's own modules; Vite watches the application's modules itself.
 * @param since when the documents were first read, in milliseconds; changes between then and the watcher's first scan are reported,
 * too
 * @returns a function that stops watching
 */
export function watchProject(watcher: ViteDevServer['watcher'], { product, since, isBoot, onChange }: WatchOptions): () => void {
  let changes = none()
  let paths = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    const gathered = changes
    const times = [...paths].map((path) => ({ path, time: changeTime(path) }))
    changes = none()
    paths = new Set()
    onChange(gathered)
    // An editor that empties a file and then writes it may have been in between, and the watcher doesn't report the second step.
    setTimeout(() => {
      for (const { path, time } of times) if (changeTime(path) !== time) onEvent('change', path)
    }, IGNORED).unref()
  }
  let isStopped = false
  const onEvent = (event: string, path: string) => {
    if (isStopped || !note(changes, { product, isBoot, path: join(path) })) return
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(report, event === 'unlink' ? GATHERING_DELETED : GATHERING)
  }
  const catchUp = () => {
    for (const file of listRelative(product.docsDir)) {
      const path = join(product.docsDir, file)
      if ((changeTime(path) ?? 0) >= since) onEvent('change', path)
    }
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, (path: string) => onEvent(event, path))
  watcher.add([product.docsDir, product.staticDir, ...product.modules])
  // The watcher reports `ready` only once, possibly before it has scanned these folders.
  watcher.once('ready', catchUp)
  const settled = setTimeout(catchUp, SETTLED).unref()
  return () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(settled)
  }
}

function changeTime(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

/** Records a changed path; `false` if it isn't part of the project. */
function note(changes: Changes, { product, isBoot, path }: Pick<WatchOptions, 'product' | 'isBoot'> & { path: string }): boolean {
  if (isBoot(path)) changes.boot = true
  else if (isEngineModule(path)) changes.own.add(relative(engineRoot, path))
  else if (product.modules.includes(path)) changes.settings = true
  else {
    const document = below(product.docsDir, path)
    const isListed = document !== undefined && !document.split('/').some((part) => part.startsWith('.') || part === 'node_modules')
    // Questions are compiled with the document next to them.
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

/** Path relative to a folder, with forward slashes; `undefined` if it's outside. */
function below(folder: string, path: string): string | undefined {
  const inside = relative(folder, path)
  return inside.startsWith('..') || inside === '' ? undefined : inside.split(sep).join('/')
}
