import type { Content } from './content.ts'
import { typeQueries } from './type-queries.ts'
import type { SampleDocument } from './document.ts'
import { prepareGo } from './go.ts'
import { LANES } from './limits.ts'
import { runDocument, type DocumentRun } from './run-document.ts'
import { SharedStrapi } from './shared-strapi.ts'
import { StrapiSeries } from './strapi-series.ts'

/**
 * Runs the samples and computes the tables of documents, in parallel.
 * @param each called after each document
 */
export async function runDocuments(
  documents: SampleDocument[],
  content: Content,
  each: (document: SampleDocument, run: DocumentRun) => Promise<void>,
): Promise<void> {
  const queue = documents.filter(
    ({ fences, tables, facts }) =>
      tables.length > 0 ||
      facts.some(({ evidence }) => 'fact' in evidence) ||
      fences.some(({ mark, code }) => mark && mark.kind !== 'no' && (mark.kind !== 'ts' || typeQueries(code).length > 0)),
  )
  if (queue.length === 0) return
  // Seed once, before the processes start.
  await content.database('default')
  if (queue.some(({ fences }) => fences.some(({ language, mark }) => language === 'go' && mark?.kind === 'rest'))) await prepareGo()
  const workers = Math.min(queue.length, LANES)
  const work = async () => {
    const places = { shared: new SharedStrapi(), series: new StrapiSeries() }
    for (let document = queue.shift(); document; document = queue.shift())
      await each(document, await runDocument(document, content, places))
    places.series.close()
    await places.shared.stop()
  }
  await Promise.all(Array.from({ length: workers }, work))
}
