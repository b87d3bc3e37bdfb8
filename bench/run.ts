/*
 * npm run bench: builds and measures this site and its peers on the same Markdown, interleaved, and writes RESULTS.md. Its options are in
 * scripts/commands.mjs; --help lists them.
 */
import { cpus, tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { makeCorpus, readSource, type Corpus } from './corpus.ts'
import type { Generator } from './generators/generator.ts'
import { GENERATORS } from './generators/index.ts'
import { launchBrowser, withOpenSite, type OpenSite } from './measure/browser.ts'
import { measureBuild } from './measure/build.ts'
import { measureDevServer } from './measure/dev-server.ts'
import { measureNavigation } from './measure/navigation.ts'
import { measurePage } from './measure/page.ts'
import { runMeasured } from './measure/process.ts'
import { measureSearch } from './measure/search.ts'
import { OWN_SPECIMEN, type Specimen } from './specimen.ts'
import { whyNot } from './plan.ts'
import { writeReport } from './report.ts'
import { Results, type Measure } from './results.ts'
import { laySite, siteOf, type Site } from './site.ts'
import { wrongRequest } from './wrong-request.ts'

const MEASURES: Measure[] = ['build', 'page', 'navigation', 'search', 'dev']

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    pages: { type: 'string', default: '270,1000,5000,20000' },
    only: { type: 'string' },
    measures: { type: 'string', default: MEASURES.join() },
    runs: { type: 'string', default: '5' },
    cold: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    page: { type: 'string', default: OWN_SPECIMEN.page },
    next: { type: 'string', default: OWN_SPECIMEN.next },
    query: { type: 'string', default: OWN_SPECIMEN.query },
    expected: { type: 'string', default: OWN_SPECIMEN.expected },
    typo: { type: 'string', default: OWN_SPECIMEN.typo },
    'typo-expected': { type: 'string', default: OWN_SPECIMEN.typoExpected },
  },
})
/** Launches the browser on demand, since builds don't need one. */
type Launch = () => Promise<Browser>

const specimen: Specimen = { ...values, typoExpected: values['typo-expected'] }
const only = values.only?.split(',')
const results = new Results()

async function run(): Promise<void> {
  const source = await readSource(values.corpus)
  const sizes = values.pages.split(',').map(Number)
  const wrong = [...unknownNames(), ...(values.measures === 'build' ? [] : wrongRequest({ source, specimen, sizes }))]
  if (wrong.length > 0) {
    for (const sentence of wrong) console.error(sentence)
    process.exitCode = 2
    return
  }
  const corpora = mkdtempSync(join(tmpdir(), 'bench-corpora-'))
  let launched: Promise<Browser> | undefined
  const browser: Launch = () => (launched ??= launchBrowser())
  try {
    for (const size of sizes) {
      const corpus = makeCorpus(source, { size, dir: join(corpora, String(size)) })
      for (const measure of MEASURES.filter((each) => values.measures.split(',').includes(each))) {
        await takeMeasure(measure, corpus, browser)
      }
    }
  } finally {
    await (await launched)?.close()
    rmSync(corpora, { recursive: true })
  }
}

/** Errors for unknown generators and measures. */
function unknownNames(): string[] {
  const names = GENERATORS.map(({ name }) => name)
  const generators = (only ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => `Unknown generator ${name}. Available: ${names.join(', ')}.`)
  const measures = values.measures.split(',').filter((name) => !(MEASURES as string[]).includes(name))
  return [...generators, ...measures.map((name) => `Unknown measurement ${name}. Available: ${MEASURES.join(', ')}.`)]
}

/** Alternates generators, so other work on the machine affects all of them. */
async function takeMeasure(measure: Measure, corpus: Corpus, browser: Launch): Promise<void> {
  const { size } = corpus
  const taking = GENERATORS.filter((generator) => (only?.includes(generator.name) ?? true) && isPossible(measure, generator))
  const turns = measure === 'build' || measure === 'dev' ? 1 : Number(values.runs)
  for (let turn = 0; turn < turns; turn++) {
    for (const generator of taking) {
      const reason = whyNot(measure, generator, size, results)
      if (reason === undefined) await takeSample(measure, generator, { corpus, browser, first: turn === 0 && !values.keep })
      else results.skip(measure, generator.name, size, reason)
      writeReport(results)
    }
  }
}

/** Reports a failure and continues. */
async function takeSample(
  measure: Measure,
  generator: Generator,
  { corpus, browser, first }: { corpus: Corpus; browser: Launch; first: boolean },
): Promise<void> {
  const { name } = generator
  const { size } = corpus
  try {
    const sample = await take[measure](siteOf(generator, corpus, measure === 'dev' ? 'dev' : 'build'), browser)
    results.add(measure, name, size, { sample: sample as never, first })
    console.log(`${new Date().toISOString().slice(11, 19)}  ${measure} ${name} ${size}  ${JSON.stringify(sample)}`)
  } catch (error) {
    console.error(`${measure} ${name} ${size}: ${String(error)}`)
    process.exitCode = 1
    results.skip(measure, name, size, `it failed with "${mainLine(String(error))}"`)
  }
}

/** Extracts the line with the reason from a failed program's output. */
function mainLine(text: string): string {
  const lines = text.split('\n')
  return lines.find((line) => line.startsWith('FATAL ERROR: ')) ?? lines[0]!
}

function isPossible(measure: Measure, generator: Generator): boolean {
  if (measure === 'build') return generator.build.length > 0
  if (measure === 'dev') return generator.dev !== undefined
  return measure === 'page' || generator.build.length > 0
}

/** Folders of the sites that this command has built: an earlier one may have had another source, or another corpus of the same size. */
const built = new Set<string>()

const take = {
  build: async (site: Site) => {
    const sample = await measureBuild(site, { coldOnly: values.cold })
    built.add(site.dir)
    return sample
  },
  page: (site: Site, browser: Launch) => openBuilt(site, browser, measurePage),
  navigation: (site: Site, browser: Launch) => openBuilt(site, browser, measureNavigation),
  search: (site: Site, browser: Launch) => openBuilt(site, browser, measureSearch),
  dev: async (site: Site, browser: Launch) => measureDevServer({ site, specimen, browser: await browser() }),
}

async function openBuilt<S>(site: Site, browser: Launch, read: (open: OpenSite) => Promise<S>): Promise<S> {
  if (!built.has(site.dir)) {
    laySite(site)
    await runMeasured(site.generator.build, { cwd: site.dir, env: site.env })
    built.add(site.dir)
  }
  return withOpenSite({ site, specimen, browser: await browser() }, read)
}

if (values.report) writeReport(results)
else {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
  await run()
}
