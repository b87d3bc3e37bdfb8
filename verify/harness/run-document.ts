import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer } from './answer.ts'
import type { Content } from './content.ts'
import type { BoundTable, Fence, SampleDocument } from './document.ts'
import { runCommand } from './command.ts'
import { sentenceProblem } from './evidence.ts'
import type { Failure } from './failure.ts'
import { frontends } from '../frontends/frontends.ts'
import { isPartOf } from '../frontends/project.ts'
import type { ProjectFile } from './framework.ts'
import type { Mark } from './mark.ts'
import { verifyFolder } from './paths.ts'
import type { Sample } from './samples.ts'
import { Scratch } from './scratch.ts'
import { NotStarted, ProcessLost, StrapiProcess } from './strapi-process.ts'
import { walks } from '../walks/walks.ts'
import type { SharedStrapi } from './shared-strapi.ts'
import type { StrapiSeries } from './strapi-series.ts'
import { tableProblem, type FactRows } from './table.ts'

/** Results of a document's samples. */
export interface DocumentRun {
  document: SampleDocument
  /** Answers, by fence. */
  answers: Map<Fence, Answer>
  /** Effects on the database, by fence. */
  effects: Map<Fence, string[]>
  /** Reasons for missing answers, by fence, with the actual answer if it was unexpected. */
  refused: Map<Fence, Refusal>
  /** The product's rows of a table, or the reason why they can't be computed. */
  tables: Map<BoundTable, Fact>
  failures: Failure[]
}

interface Refusal {
  message: string
  answer?: Answer
}

type Fact = { rows: string | FactRows } | { message: string }

type MarkedFence = Fence & { mark: Mark }

/** Strapi instances that run samples. */
export interface Places {
  /** Instance of the sample application. */
  shared: SharedStrapi
  /** Instances of applications with a document's files. */
  series: StrapiSeries
}

/** Runs a document's samples, in order. Continues after failures. */
export async function runDocument(document: SampleDocument, content: Content, { shared, series }: Places): Promise<DocumentRun> {
  const run = emptyRun(document)
  const fences = document.fences.filter(isMarked)
  run.failures.push(...wrongFiles(fences))
  let database: string
  try {
    database = await content.database(document.fixture)
  } catch (error) {
    run.failures.push({ line: 1, message: (error as Error).message })
    return run
  }
  const inShared = fences.filter(({ mark }) => mark.in === undefined && isSample(mark))
  await runSamples(inShared, { run, template: database, strapi: () => shared.get(database), lost: () => shared.lose() })
  for (const [name, members] of scratchGroups(fences)) add(run, await runScratch(members, { document, database, name, series }))
  for (const fence of fences.filter(({ mark }) => mark.kind === 'cli')) await runCli(fence, run, database)
  for (const fence of fences.filter(({ mark }) => mark.kind === 'walkthrough')) {
    const name = basename(document.route)
    if (!existsSync(join(verifyFolder, name)) && !Object.values<string>(walks).includes(document.route))
      run.failures.push({ line: fence.first, message: `No walkthrough covers this page (verify/${name}/, verify/walks/walks.ts).` })
  }
  for (const fence of fences.filter(({ mark }) => mark.kind === 'build')) {
    if (!frontends.some((frontend) => isPartOf(frontend, document, fence)))
      run.failures.push({ line: fence.first, message: 'No frontend has this file (verify/frontends/frontends.ts).' })
  }
  const check = async (line: number, look: () => Promise<string | undefined>) => {
    const message = await look().catch((error: unknown) => (error as Error).message)
    if (message !== undefined) run.failures.push({ line, message })
  }
  const compute = async (name: string) => {
    const module = join(verifyFolder, 'facts', `${name}.ts`)
    if (!existsSync(module)) throw new Error(`There is no fact "${name}" (verify/facts/${name}.ts).`)
    return (await (await shared.get(database)).perform({ do: 'fact', module: pathToFileURL(module).href })).fact!
  }
  for (const table of document.tables) {
    await check(table.line, async () => {
      try {
        const rows = await compute(table.fact)
        run.tables.set(table, { rows })
        return tableProblem(table.rows, rows)
      } catch (error) {
        run.tables.set(table, { message: (error as Error).message })
        throw error
      }
    })
  }
  for (const fact of document.facts) {
    const { evidence, line } = fact
    if ('fact' in evidence) await check(line, async () => sentenceProblem(fact, await compute(evidence.fact)))
  }
  return run
}

function emptyRun(document: SampleDocument): DocumentRun {
  return { document, answers: new Map(), effects: new Map(), refused: new Map(), tables: new Map(), failures: [] }
}

/** Merges results. */
function add(run: DocumentRun, { answers, effects, refused, failures }: DocumentRun): void {
  for (const [fence, answer] of answers) run.answers.set(fence, answer)
  for (const [fence, effect] of effects) run.effects.set(fence, effect)
  for (const [fence, refusal] of refused) run.refused.set(fence, refusal)
  run.failures.push(...failures)
}

function isMarked(fence: Fence): fence is MarkedFence {
  return fence.mark !== undefined && fence.mark.kind !== 'no'
}

function isSample(mark: Mark): boolean {
  return mark.kind === 'rest' || mark.kind === 'graphql' || mark.kind === 'document-service' || mark.kind === 'variables'
}

/** Groups files and samples by scratch application. A file without a name gets its own. */
function scratchGroups(fences: MarkedFence[]): Map<string, MarkedFence[]> {
  const groups = new Map<string, MarkedFence[]>()
  for (const fence of fences) {
    const { kind, in: named } = fence.mark
    if (kind !== 'app' && (named === undefined || !isSample(fence.mark))) continue
    const name = named ?? `line ${fence.first}`
    groups.set(name, [...(groups.get(name) ?? []), fence])
  }
  return groups
}

interface Place {
  run: DocumentRun
  /** Database that each sample starts from. */
  template: string
  strapi: () => Promise<StrapiProcess>
  /** Called when the process hangs or crashes. */
  lost: () => void
}

async function runSamples(fences: MarkedFence[], { run, template, strapi, lost }: Place): Promise<void> {
  let variables: string | undefined
  let isBroken = false
  for (const fence of fences) {
    const { mark } = fence
    if (mark.kind === 'variables') {
      variables = fence.code
      continue
    }
    if (mark.after && isBroken) {
      refuse(run, fence, { message: 'The sample that this one continues failed.' })
      continue
    }
    const sample: Sample = {
      kind: mark.kind as Sample['kind'],
      language: fence.language,
      code: fence.code,
      throws: mark.throws,
      ...(mark.as === undefined ? {} : { as: mark.as }),
      ...(mark.by === undefined ? {} : { framework: mark.by, files: projectFiles(mark.by, run.document) }),
      ...(fence.title === undefined ? {} : { path: fence.title }),
      ...(variables === undefined ? {} : { variables }),
    }
    variables = undefined
    let answered: Answer | undefined
    try {
      const { answer, effect } = await (await strapi()).perform({ do: 'run', sample, ...(mark.after ? {} : { template }) })
      answered = answer
      checkStatus(answer!, mark)
      run.answers.set(fence, answer!)
      run.effects.set(fence, effect!)
      isBroken = false
    } catch (error) {
      if (error instanceof ProcessLost) lost()
      refuse(run, fence, { message: (error as Error).message, ...(answered && { answer: answered }) })
      isBroken = true
    }
  }
}

function refuse(run: DocumentRun, fence: Fence, refusal: Refusal): void {
  run.refused.set(fence, refusal)
  run.failures.push({ line: fence.first, message: refusal.message })
}

function checkStatus(answer: Answer, { status }: Mark): void {
  if (answer.kind !== 'http') return
  const isExpected = status === undefined ? answer.status >= 200 && answer.status < 300 : answer.status === status
  if (isExpected) return
  throw new Error(`The server returned ${answer.status} instead of ${status ?? '2xx'}:\n${answer.body.slice(0, 2000)}`)
}

/** Returns the files that a framework's stand-in finds next to the sample. */
function projectFiles(framework: string, { fences }: SampleDocument): ProjectFile[] {
  return fences.flatMap(({ mark, title, code }) =>
    mark?.kind === 'file' && mark.by === framework && title !== undefined ? [{ path: title, code }] : [],
  )
}

/** Reports files without a path, or without a sample that uses them: they would appear to be checked. */
function wrongFiles(fences: MarkedFence[]): Failure[] {
  return fences.flatMap(({ first, mark, title }) => {
    if (mark.kind !== 'file') return []
    if (title === undefined || mark.by === undefined)
      return [{ line: first, message: 'A file needs its path and its framework: title="…" verify="file by=…".' }]
    const isUsed = fences.some((fence) => fence.mark.kind === 'rest' && fence.mark.by === mark.by)
    return isUsed ? [] : [{ line: first, message: `No sample on this page is called by ${mark.by}.` }]
  })
}

interface ScratchPlace {
  document: SampleDocument
  database: string
  /** Name of the application in the marks of its files. */
  name: string
  series: StrapiSeries
}

async function runScratch(members: MarkedFence[], place: ScratchPlace): Promise<DocumentRun> {
  const { isUsed } = place.series
  const run = await tryScratch(members, place)
  if (!isUsed || run.failures.length === 0) return run
  // An earlier application in the process may have caused the failure.
  place.series.close()
  return tryScratch(members, place)
}

async function tryScratch(members: MarkedFence[], { document, database, name, series }: ScratchPlace): Promise<DocumentRun> {
  const run = emptyRun(document)
  const files = members.filter(({ mark }) => mark.kind === 'app')
  const scratch = await Scratch.create(database)
  let strapi: StrapiProcess | undefined
  try {
    if (files.length === 0) throw new Error(`The application "${name}", which this sample runs in, has no files.`)
    for (const { title, code } of files) {
      if (title === undefined) throw new Error('A file of an application needs a path: title="src/…".')
      await scratch.write(title, code)
    }
    const refusing = files.find(({ mark }) => mark.fails)
    if (refusing) {
      run.answers.set(refusing, await refusal(() => StrapiProcess.start(scratch)))
      return run
    }
    const start = () => series.start(scratch)
    strapi = await start()
    await scratch.keep()
    for (const file of files) run.answers.set(file, { kind: 'text', text: '' })
    await runSamples(
      members.filter(({ mark }) => mark.kind !== 'app'),
      {
        run,
        template: scratch.template,
        strapi: async () => (strapi ??= await start()),
        lost: () => (strapi = undefined),
      },
    )
  } catch (error) {
    const { message } = error as Error
    run.failures.push({ line: members[0]!.first, message })
    for (const member of members) if (!run.answers.has(member) && !run.refused.has(member)) run.refused.set(member, { message })
  } finally {
    if (strapi) await series.end(strapi)
    await scratch.remove()
  }
  return run
}

async function refusal(start: () => Promise<StrapiProcess>): Promise<Answer> {
  let strapi: StrapiProcess
  try {
    strapi = await start()
  } catch (error) {
    if (error instanceof NotStarted) return { kind: 'text', text: error.reason }
    throw error
  }
  await strapi.stop()
  throw new Error('The application should fail to start, but it starts.')
}

async function runCli(fence: MarkedFence, run: DocumentRun, database: string): Promise<void> {
  const scratch = await Scratch.create(database)
  try {
    run.answers.set(fence, { kind: 'text', text: await runCommand(fence.code, scratch) })
  } catch (error) {
    refuse(run, fence, { message: (error as Error).message })
  } finally {
    await scratch.remove()
  }
}
