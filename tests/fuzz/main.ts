// npm run fuzz: see scripts/fuzz.mjs.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { Cell } from './cell.ts'
import { type Failure, fuzz } from './fuzz.ts'
import { kindNames, loadKind } from './kind.ts'
import { cpuLimit } from './limits.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/fuzz')
const INPUTS = 10_000

/** A failing input as stored in a file. */
interface Kept {
  kind: string
  input: unknown
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { inputs: { type: 'string' }, seed: { type: 'string' }, replay: { type: 'string' } },
})

function numberOf(option: 'inputs' | 'seed', otherwise: number): number {
  const number = Number(values[option] ?? otherwise)
  if (Number.isSafeInteger(number) && number >= 0) return number
  return refuse(`--${option} must be a whole number, not "${values[option]}".`)
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function keep(kind: string, name: string, { harm, reason, input }: Failure): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${kind}-${name}.json`)
  writeFileSync(file, JSON.stringify({ kind, harm, reason, input }, undefined, 2))
  const shown = JSON.stringify(input)
  console.error(`  ${harm}: ${reason.split('\n').slice(0, 6).join('\n    ')}`)
  console.error(`  ${shown.length > 300 ? `${shown.slice(0, 300)}… (${shown.length} characters)` : shown}`)
  console.error(`  npm run fuzz -- --replay ${relative(root, file)}`)
}

async function fuzzKind(name: string, { inputs, seed }: { inputs: number; seed: number }): Promise<boolean> {
  const cell = new Cell()
  const started = Date.now()
  let told = started
  const { tried, failures, slowest } = await fuzz(name, await loadKind(name), {
    cell,
    inputs,
    seed,
    onTried: (count) => {
      if (Date.now() - told < 10_000) return
      told = Date.now()
      console.log(`  ${name}: ${count} inputs in ${Math.round((told - started) / 1000)} s`)
    },
  })
  cell.close()
  const count = (wanted: Failure['harm']) => failures.filter(({ harm }) => harm === wanted).length
  console.log(
    `${name}: ${tried} inputs, ${count('crash')} crashes, ${count('hang')} hangs, ${count('memory')} over 200 MB, ${count('wrong')} wrong results; ` +
      `slowest: ${slowest.toFixed(0)} ms of CPU time; ${Math.round((Date.now() - started) / 1000)} s; --seed ${seed}`,
  )
  for (const [index, failure] of failures.entries()) keep(name, `${seed}-${index + 1}`, failure)
  return failures.length === 0
}

async function replay(file: string): Promise<boolean> {
  const { kind, input } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const cell = new Cell()
  const outcome = await cell.try({ kind, input, limit: cpuLimit(input, (await loadKind(kind)).floor) })
  cell.close()
  console.log(outcome.harm ? `${outcome.harm}: ${outcome.reason}` : `Passed in ${outcome.cpu.toFixed(0)} ms of CPU time.`)
  return !outcome.harm
}

async function main(): Promise<void> {
  const unknown = positionals.find((name) => !kindNames.includes(name))
  if (unknown !== undefined) refuse(`Unknown kind "${unknown}". Available: ${kindNames.join(', ')}.`)
  if (values.replay !== undefined) {
    if (!(await replay(values.replay))) process.exitCode = 1
    return
  }
  const inputs = numberOf('inputs', INPUTS)
  const seed = numberOf('seed', Date.now() % 2 ** 31)
  for (const name of positionals.length > 0 ? positionals : kindNames) if (!(await fuzzKind(name, { inputs, seed }))) process.exitCode = 1
}

await main()
