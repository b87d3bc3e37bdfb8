import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleDocument } from '../harness/document.ts'
import { verifyFolder } from '../harness/paths.ts'
import { readExplanations } from './explanations.ts'
import { itemsOf } from './items.ts'
import { changesFile, changesPage } from './page.ts'
import { readResults, type PageResult, type VersionResults } from './results.ts'

/** Problems in the recorded results of other versions, which aren't run. */
export async function checkVersions(documents: SampleDocument[]): Promise<string[]> {
  const folder = join(verifyFolder, 'versions')
  const versions = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'results.json')))
  const messages = await Promise.all(versions.map((version) => checkVersion(version, documents)))
  return messages.flat()
}

async function checkVersion(version: string, documents: SampleDocument[]): Promise<string[]> {
  const results = (await readResults(version))!
  const explanations = readExplanations(version)
  const outdated = outdatedPages(results, documents)
  if (outdated.length > 0)
    return [
      `The recorded results of ${version} are outdated. Run npm run verify -- --strapi ${version} ${hasNewCode(results, documents) ? outdated.join(' ') : '--facts'}`,
    ]
  const different = Object.values(results.pages).flatMap((page) => page.different.filter(({ kind }) => kind !== 'unknown'))
  const used = new Set(different.flatMap(({ why = [] }) => why))
  const unused = explanations.filter(({ id, of }) => !used.has(id) && Object.keys(of).length > 0)
  const text = await readFile(changesFile, 'utf8')
  return [
    ...different.filter(({ why }) => why === undefined).map(({ at }) => `The difference of “${at}” in ${version} has no explanation.`),
    ...unused.map(({ id }) => `verify/versions/${version}/explanations.yaml: ${id} doesn’t match a difference.`),
    ...(changesPage(text, { results, explanations, documents }) === text ? [] : [`The list of changes is outdated for ${version}.`]),
  ]
}

/** Whether a sample or table has no result, so Strapi must run. */
function hasNewCode({ pages }: VersionResults, documents: SampleDocument[]): boolean {
  return documents.some((document) => {
    const kept = new Set(keptKeys(pages[document.route]))
    return itemsOf(document).some(({ key, what }) => what !== 'fact' && !kept.has(key))
  })
}

function keptKeys({ same, different }: PageResult = { same: [], different: [] }): string[] {
  return [...same, ...different.map(({ key }) => key)]
}

/** Routes of documents with items that have no result, and of results without an item or document. */
export function outdatedPages({ pages }: Pick<VersionResults, 'pages'>, documents: SampleDocument[]): string[] {
  const wrong = documents.filter((document) => {
    const there = itemsOf(document).map(({ key }) => key)
    return keptKeys(pages[document.route]).toSorted().join() !== there.toSorted().join()
  })
  const gone = Object.keys(pages).filter((route) => !documents.some((document) => document.route === route))
  return [...wrong.map(({ route }) => route), ...gone]
}
