import { join, relative } from 'node:path'
import { productBlocks } from '../build/product/blocks.ts'
import { UserError } from '../build/errors/user-error.ts'
import en from '../messages/en.ts'
import { snippetFile } from '../addresses/document-files.ts'
import { routeOfFile } from '../compile/routes.ts'
import { categoryCards } from '../blocks/category-cards/block.ts'
import { stringify } from 'yaml'
import { Addresses } from './document/addresses.ts'
import { Brought } from './document/brought.ts'
import { convertDocument, type ConvertTools } from './document/convert.ts'
import { findDocusaurus, readDocusaurus } from './docusaurus/project.ts'
import { isFolder, readText } from './files.ts'
import { splitFrontMatter } from './front-matter.ts'
import { mendAnchors } from './links.ts'
import { Notes } from './notes.ts'
import { placeOf } from './output/place.ts'
import { routesOf, siteModules } from './output/site.ts'
import { staticFiles } from './output/static-files.ts'
import type { Project, SourceDocument } from './project.ts'
import { proveDocuments, type Converted } from './proof.ts'
import { mendRedirects } from './redirects.ts'
import { REPORT, reportOf, type Counts } from './report.ts'
import { findStarlight, readStarlight } from './starlight/project.ts'
import { findVitePress, readVitePress } from './vitepress/project.ts'

/** An imported project: the files to write and those to copy, by their new paths. */
export interface Imported {
  written: Map<string, string>
  /** New path → path of the original. */
  copied: Map<string, string>
  counts: Counts
  notes: Notes
}

/** Folders that may contain a repository's documentation. */
const LIKELY_FOLDERS = ['website', 'docs', 'docusaurus', 'documentation', 'site', 'www']

/**
 * Reads and converts a project that was written for another generator.
 * @throws UserError if the folder doesn't contain one
 */
export async function importProject(root: string): Promise<Imported> {
  const notes = new Notes()
  const project = await readProject(root, notes)
  const brought = new Brought(project.root, project.staticDirs)
  const tools: ConvertTools = {
    project,
    brought,
    addresses: new Addresses(project, brought),
    tagLabel: tagLabels(project),
    categoryRoutes: new Set(project.sidebars ? routesOf(project.sidebars) : []),
  }
  const converted = [...convertAll(project, tools), ...convertSnippets(tools), ...categoryPages(project)]
  const { blocks } = productBlocks([], project.root)
  const options = { baseUrl: project.config.baseUrl ?? '/', blocks, messages: en }
  const proven = await proveDocuments(converted, options)
  const documents = mendAnchors(proven.pages, proven.documents)
  const copied = new Map([...staticFiles(project), ...[...brought.files].map(([address, path]) => [address.slice(1), path] as const)])
  const assets = new Set([...copied.keys()].map((file) => `/${file}`))
  const redirects = mendRedirects(project.config.redirects ?? [], { pages: proven.pages, assets, addresses: tools.addresses, notes })
  if (redirects.length > 0) project.config.redirects = redirects
  else delete project.config.redirects
  const counts = {
    pages: documents.length - brought.snippets.size,
    snippets: brought.snippets.size,
    files: copied.size,
    redirects: redirects.length,
  }
  const written = new Map([...siteModules(project), ...documents.map(({ file, text }) => [`docs/${file}`, text] as const)])
  written.set(REPORT, reportOf(counts, notes))
  return { written, copied: new Map([...copied].map(([file, path]) => [`static/${file}`, path])), counts, notes }
}

async function readProject(root: string, notes: Notes): Promise<Project> {
  if (!isFolder(root)) throw new UserError(`The folder ${root} doesn’t exist.`)
  const docusaurus = findDocusaurus(root)
  if (docusaurus !== undefined) return readDocusaurus(root, docusaurus, notes)
  const vitepress = findVitePress(root)
  if (vitepress !== undefined) return readVitePress(vitepress, notes)
  const starlight = findStarlight(root)
  if (starlight !== undefined) return readStarlight(root, starlight, notes)
  const inside = LIKELY_FOLDERS.find((name) =>
    [findDocusaurus, findVitePress, findStarlight].some((find) => find(join(root, name)) !== undefined),
  )
  if (inside !== undefined)
    throw new UserError(`${root} isn’t a Docusaurus, VitePress, or Starlight project, but ${join(root, inside)} is. Specify that folder.`)
  throw new UserError(
    `${root} isn’t a Docusaurus, VitePress, or Starlight project: it has no docusaurus.config.js or .ts, no .vitepress/config.js or .ts, and no astro.config.mjs with documents in src/content/docs. Specify the folder with that file.`,
  )
}

/** Returns a function that finds a tag's label by its ID or label, and defines tags that no file defines. */
function tagLabels({ tags }: Project): (tag: string) => string {
  if (!tags) return (tag) => tag
  const labels = new Map(
    tags.flatMap(
      (tag) => [[tag.slug, tag.label], ...('id' in tag ? [[String(tag.id), tag.label] as const] : [])] as Array<[string, string]>,
    ),
  )
  const known = new Set(tags.map(({ label }) => label))
  return (tag) => {
    const label = labels.get(tag) ?? tag
    if (!known.has(label)) tags.push({ label, slug: label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-') })
    known.add(label)
    return label
  }
}

function convertAll(project: Project, tools: ConvertTools): Converted[] {
  return project.documents.map((doc) => {
    const { file, slug } = placeOf(doc)
    const text = convertDocument(doc, tools)
    return {
      file,
      text: slug === undefined ? text : text.replace('---\n', `---\nslug: ${JSON.stringify(slug)}\n`),
      note: noteOf(doc, project),
    }
  })
}

/** Converts partials, including those that are only found in other partials. */
function convertSnippets(tools: ConvertTools): Converted[] {
  const { brought, project } = tools
  const done = new Map<string, Converted>()
  while (done.size < brought.snippets.size) {
    for (const [path, name] of brought.snippets) {
      if (done.has(path)) continue
      const file = relative(project.root, path)
      const text = readText(path)
      const { data } = splitFrontMatter(text, file, project.notes)
      const doc = {
        path,
        file,
        text,
        frontMatter: { title: `Snippet: ${name.replaceAll('-', ' ')}`, ...data },
        route: routeOfFile(snippetFile(name)),
        isIndex: false,
      }
      done.set(path, { file: snippetFile(name), text: convertDocument(doc, tools), note: noteOf(doc, project) })
    }
  }
  return [...done.values()]
}

/** Creates the pages that the old generator generated for categories. */
function categoryPages(project: Project): Converted[] {
  return project.categoryPages.map(({ route, title, description }) => {
    const head = stringify({ title, ...(description !== undefined && { description: description.slice(0, 160) }) }, { lineWidth: 0 })
    return {
      file: placeOf({ route, isIndex: false }).file,
      text: `---\n${head}---\n\n<${categoryCards.name} />\n`,
      note: noteOf({ file: 'sidebars', text: '' }, project),
    }
  })
}

/** Creates a function that adds notes about a converted document. It finds the line in the original by its text. */
function noteOf({ file, text }: Pick<SourceDocument, 'file' | 'text'>, { notes }: Project): Converted['note'] {
  return (kind, message, written) => {
    const line = text.split('\n').findIndex((each) => written !== '' && each.includes(written))
    notes.add({ kind, file, ...(line >= 0 && { line: line + 1 }), message })
  }
}
