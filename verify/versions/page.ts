import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { docsFolder } from '../harness/paths.ts'
import type { SampleDocument } from '../harness/document.ts'
import type { Explanation } from './explanations.ts'
import { countKinds } from './report.ts'
import type { VersionResults } from './results.ts'

/** The page with the list of all changes; the part below the mark is generated. */
export const changesFile = join(docsFolder, 'dev-docs/changes-since-5-0.mdx')
const MARK = '{/* What follows is written by npm run verify -- --strapi VERSION. */}'
/** Up to this many pages of a change are listed by title. */
const NAMED = 6

/** Writes a version's list of changes to the page. */
export async function writeChangesPage(results: VersionResults, explanations: Explanation[], documents: SampleDocument[]): Promise<void> {
  const text = await readFile(changesFile, 'utf8')
  await writeFile(changesFile, changesPage(text, { results, explanations, documents }))
}

/** The page's text with an up-to-date list. */
export function changesPage(
  text: string,
  { results, explanations, documents }: { results: VersionResults; explanations: Explanation[]; documents: SampleDocument[] },
): string {
  const [head = ''] = text.split(MARK)
  const titles = new Map(documents.map(({ route, source }) => [route, titleOf(source) ?? route]))
  const topics = [...new Set(explanations.map(({ topic }) => topic))]
  const sections = topics.flatMap((topic) => {
    const items = explanations.filter((each) => each.topic === topic).map((each) => itemOf(each, results, titles))
    return [`### ${topic}`, '', ...items, '']
  })
  const counts = countKinds(Object.values(results.pages))
  const number = (value: number) => value.toLocaleString('en-US')
  return [
    `${head.trimEnd()}\n\n${MARK}`,
    '',
    `## Changes up to ${results.version} {#changes}`,
    '',
    `The samples, tables, and sentences of this documentation were checked in ${results.documented} and ${results.version}. Of these, ${number(counts.same)} are unchanged, ${number(counts.added)} contain something new, ${number(counts.other)} differ, and ${number(counts.refused)} fail. The remaining ${number(counts.unknown)} can't be compared, mostly sentences about code that Strapi rewrote.`,
    '',
    ...sections,
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

function itemOf({ id, says, source, named }: Explanation, { pages }: VersionResults, titles: Map<string, string>): string {
  const routes = Object.keys(pages)
    .toSorted()
    .filter((route) => pages[route]!.different.some(({ why }) => why?.includes(id)) && titles.has(route))
  const links = routes.slice(0, NAMED).map((route) => `[${titles.get(route)!}](${route})`)
  const others = routes.length - NAMED
  const all = others > 0 ? [...links, `${others} more ${others === 1 ? 'page' : 'pages'}`] : links
  const where = all.length === 0 ? '' : ` Affects ${new Intl.ListFormat('en-US').format(all)}.`
  const proof = source === undefined ? '' : ` ([${nameOf(named ?? 'source')}](${source}))`
  return `- ${says}${proof}${where}`
}

/** A source's name, with its file as code. */
function nameOf(named: string): string {
  return named.replace(/[\w/-]+\.[a-z]+$/, '`$&`')
}

function titleOf(source: string): string | undefined {
  return /^title: *["']?(.*?)["']? *$/m.exec(source)?.[1]
}
