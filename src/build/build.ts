import { join } from 'node:path'
import { byPlace, type Problem } from '../compile/problem.ts'
import { questionsFile } from '../compile/questions.ts'
import type { PageMeta } from '../site/page-meta.ts'
import type { AppBundle } from './app/files.ts'
import { appBundle } from './app/open.ts'
import { writeEditorFiles } from './editor/editor-files.ts'
import { explainFileError } from './errors/file-error.ts'
import { isInside } from './files/folders.ts'
import { contentHash } from './cache/hash.ts'
import { Output } from './output/output.ts'
import { loadProduct, type ProductOptions } from './product/load.ts'
import { previewOf } from './product/preview.ts'
import type { Product } from './product/product.ts'
import { describeProblems } from './errors/problems.ts'
import { isFinished, SiteContents } from './site/contents.ts'
import { PageRenderer, type ServerModule } from './site/page-renderer.ts'
import { openCacheOf, readSite } from './site/read.ts'
import { SiteWriter } from './site/writer.ts'
import { socialImages, writeSocialImages } from './steps/social-images.ts'
import { UserError } from './errors/user-error.ts'

interface BuildOptions extends ProductOptions {
  /** Output folder. */
  out: string
  cacheDir: string
  /** Leaves social images that no build has drawn yet to a later build. */
  skipPictures?: boolean
  /** Builds a preview, which includes drafts, has a bar that says so, and asks search engines not to index it. */
  drafts?: boolean
}

/** Pages in the site, documents compiled for this build, and output files written and reused. */
export interface BuildReport {
  pages: number
  compiled: number
  written: number
  reused: number
  warnings: string[]
}

/** Errors in documents, sidebars, or settings. The message lists all of them. */
export class BuildError extends UserError {
  override name = 'BuildError'
}

/**
 * Builds a site. If it throws, the previous site is kept.
 * @throws BuildError with all errors in the site, UserError for other problems that the user can fix
 */
export async function buildSiteTo(options: BuildOptions): Promise<BuildReport> {
  try {
    return await build(options)
  } catch (error) {
    throw explainFileError(error, `The site can’t be built in ${options.out}; the previous site was kept.`)
  }
}

async function build({ out, cacheDir, skipPictures = false, drafts = false, ...options }: BuildOptions): Promise<BuildReport> {
  const loaded = await loadProduct({ ...options, cacheDir })
  const product = drafts ? previewOf(loaded) : loaded
  if (isInside(out, product.docsDir))
    throw new UserError(
      `${out} is inside the documents’ folder, so the next build would read its files as documents. Choose another folder.`,
    )
  writeEditorFiles(product)
  const cache = openCacheOf(product, cacheDir)
  try {
    const [app, { sources, problems, compiled }] = await Promise.all([appBundle(product, cacheDir), readSite(product, { cache, cacheDir })])
    const contents = new SiteContents(sources, { drafts: drafts ? 'shown' : undefined })
    const renderer = new PageRenderer(contents, { cache, server: (await import(app.serverModule)) as ServerModule })
    const left = drafts ? new Set<string>() : filesOfDrafts(sources.documents)
    const warnings = refuseErrors(
      [...problems.filter(({ file }) => !left.has(file)), ...contents.problems, ...renderer.checkComponentLinks()],
      product,
    )
    const { written, reused, warnings: unread } = await writeSite({ contents, renderer, app, out, cacheDir, skipPictures })
    return { pages: contents.graph.pages.size, compiled, written, reused, warnings: [...warnings, ...unread] }
  } finally {
    cache.close()
  }
}

/** Drafts and their questions. Their problems aren't reported, since they aren't part of the site. */
function filesOfDrafts(documents: PageMeta[]): Set<string> {
  return new Set(documents.filter((page) => !isFinished(page)).flatMap(({ file }) => [file, questionsFile(file)]))
}

/**
 * Sorts problems by their position.
 * @returns the warnings
 * @throws BuildError with all errors, if there are any
 */
function refuseErrors(problems: Problem[], product: Product): string[] {
  const sorted = problems.toSorted(byPlace)
  const errors = sorted.filter((problem) => problem.severity === 'error')
  if (errors.length === 0) return sorted.map((problem) => describeProblems([problem], product))
  const count = errors.length === 1 ? 'One problem' : `${errors.length} problems`
  throw new BuildError(`${describeProblems(errors, product)}\n\n${count}. The last valid site was kept.`)
}

interface ReadySite {
  contents: SiteContents
  renderer: PageRenderer
  app: AppBundle
  out: string
  cacheDir: string
  skipPictures: boolean
}

/** Writes a site next to the previous one, then replaces it. */
async function writeSite({
  contents,
  renderer,
  app,
  out,
  cacheDir,
  skipPictures,
}: ReadySite): Promise<Pick<BuildReport, 'written' | 'reused' | 'warnings'>> {
  const output = new Output(out)
  const { config, docsDir, theme } = contents.product
  try {
    const warnings = new SiteWriter({ contents, renderer, app, output }).writeAll()
    if (config.socialImages) {
      const views = [...contents.views().values()].map((view) => view())
      const images = socialImages(contents.graph, views)
      const kept = join(cacheDir, `social-${contentHash(docsDir)}`)
      await writeSocialImages(images, { output, colors: theme.social, cacheDir: kept, skipsUndrawn: skipPictures })
    }
    output.commit()
    return { written: output.written, reused: output.reused, warnings }
  } catch (error) {
    output.discard()
    throw error
  }
}
