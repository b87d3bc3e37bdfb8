import { splitFrontMatter } from '../front-matter.ts'
import { Notes, type NoteKind } from '../notes.ts'
import type { Project, SourceDocument } from '../project.ts'
import type { Addresses } from './addresses.ts'
import type { Brought } from './brought.ts'
import { printFrontMatter } from './front-matter.ts'
import { leadOf } from './lead.ts'
import { mapProse } from './lines.ts'
import { PageConversion, type Visit } from './page.ts'
import { prepare } from './prepare.ts'
import { containers } from './steps/containers.ts'
import { expressions } from './steps/expressions.ts'
import { fences, printFence } from './steps/fences.ts'
import { groups } from './steps/groups.ts'
import { headings } from './steps/headings.ts'
import { links } from './steps/links.ts'
import { modules } from './steps/modules.ts'
import { tags } from './steps/tags.ts'
import { makeStrict, type Strict } from './strict.ts'

/** Each step handles certain types of nodes. */
const STEPS = [modules, expressions, headings, links, fences, groups, containers, tags]

/** What converting a document requires from the whole project. */
export interface ConvertTools {
  project: Project
  addresses: Addresses
  brought: Brought
  tagLabel: (tag: string) => string
  categoryRoutes: ReadonlySet<string>
}

/** Converts a document to this site's Markdown. */
export function convertDocument(doc: SourceDocument, tools: ConvertTools): string {
  const { project } = tools
  const note = (kind: NoteKind, line: number | undefined, message: string) =>
    project.notes.add({ kind, file: doc.file, ...(line !== undefined && { line }), message })
  // Problems in its front matter have already been noted.
  const { data, body, bodyLine: line } = splitFrontMatter(doc.text, doc.file, new Notes())
  const lead = leadOf(data)
  const prepared = prepare(lead === '' ? body : `${lead}\n\n${body}`, doc, project)
  const bodyLine = line - (lead === '' ? 0 : lead.split('\n').length + 1)
  const strict = makeStrict(prepared) ?? literally(prepared, note)
  const { addresses, brought, categoryRoutes } = tools
  const visit = (page: PageConversion): Visit => {
    const visits = STEPS.map((step) => step(page))
    return (node, at) => visits.some((each) => each(node, at) === true)
  }
  const isCategoryPage = categoryRoutes.has(doc.route)
  const page = new PageConversion(
    strict,
    { doc, addresses, brought, fenceTabs: project.fenceTabs, dialect: project.dialect, note, bodyLine, isCategoryPage },
    visit,
  )
  const text = page.convert()
  const head = printFrontMatter({
    doc,
    title: page.title,
    tagLabel: tools.tagLabel,
    routeOfDoc: (id) => project.documents.find((each) => 'id' in each && each.id === id)?.route,
    hasSidebar: (id) => Object.hasOwn(project.sidebars ?? {}, id),
    note,
  })
  return `${head}${text.trim()}\n`
}

/** Escapes the tags and expressions of a page that can't be repaired, so they become text. */
function literally(body: string, note: (kind: NoteKind, line: number | undefined, message: string) => void): Strict {
  note('syntax', undefined, 'The page isn’t valid MDX, so its tags and expressions are now text.')
  const escaped = mapProse(body, ({ text }) =>
    text.replaceAll(/(`+)(?:(?!\1).)*\1|[<{]/g, (found) => (found.startsWith('`') ? found : `\\${found}`)),
  )
  return makeStrict(escaped) ?? makeStrict(printFence({ info: 'mdx', code: body.trim() }))!
}
