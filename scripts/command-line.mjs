// node scripts/command-line.mjs build --out DIR: the entry point of every command of package.json. It prints help and rejects unknown
// options before anything is installed or loaded. It uses Node's own parser, since a library would have to be installed first.

import './node-version.mjs'
import './end-with-npm.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { COMMANDS } from './commands.mjs'

/** @typedef {import('./commands.mjs').Command} Command */

const INVALID_ARGUMENTS = 2

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...args] = process.argv.slice(2)

async function main() {
  const command = COMMANDS[name]
  if (command === undefined) return refuse(`Unknown command "${name}"${nearest(name, Object.keys(COMMANDS))}.`)
  const isAsked = (command.passesOn ? args.slice(0, 1) : args).some((arg) => arg === '--help' || arg === '-h')
  if (isAsked && !command.explains) return console.log(helpOf(name, command))
  const wrong = isAsked ? undefined : invalidArgument(command)
  if (wrong !== undefined) return refuse(`${wrong} To list the options, run npm run ${name} -- --help.`)
  if (command.installed && !existsSync(join(root, 'node_modules/esbuild'))) {
    console.error('The required packages aren’t installed. Run npm ci, npm start, or npm test first.')
    process.exitCode = 1
    return
  }
  await start(command)
}

/** @param {Command} command */
async function start({ program: [file = '', ...first] }) {
  const path = join(root, file)
  process.argv = [process.execPath, path, ...first, ...args]
  if (file.endsWith('.ts')) await import('./typescript.mjs')
  await import(pathToFileURL(path).href)
}

/**
 * @param {string} name
 * @param {Command} command
 */
function helpOf(name, { about, words, options = {}, environment, fails }) {
  /** @type {NonNullable<Command['options']>} */
  const all = { ...options, help: { about: 'shows this help' } }
  const rows = Object.entries(all).map(([option, { value, about }]) => ({ left: `  --${option}${value ? ` ${value}` : ''}`, about }))
  const width = Math.max(...rows.map(({ left }) => left.length)) + 2
  const list = rows.map(({ left, about }) => `${left.padEnd(width)}${about}`).join('\n')
  const usage = ['Usage: npm', ...(name === 'test' || name === 'start' ? [name] : ['run', name]), '--', words, '[options]']
  const codes = `Exit codes: 0 for success, 1 if ${fails}, ${INVALID_ARGUMENTS} for unknown options or arguments.`
  const parts = [
    usage.filter(Boolean).join(' '),
    about,
    list,
    environment && `Environment variables: ${environment} (see README.md).`,
    codes,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/**
 * Describes the first invalid argument.
 * @param {Command} command
 */
function invalidArgument({ options = {}, words, passesOn }) {
  const { tokens } = parseArgs({
    args: passesOn ? args.slice(0, 1) : args,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(Object.entries(options).map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' }])),
  })
  for (const token of tokens) {
    if (token.kind === 'positional' && words === undefined) return `Unexpected argument "${token.value}".`
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined) return `Unknown option ${token.rawName}${nearest(token.name, Object.keys(options), '--')}.`
    if (option.value && token.value === undefined) return `${token.rawName} needs a value: ${token.rawName} ${option.value}.`
    if (!option.value && token.value !== undefined) return `${token.rawName} doesn’t take a value.`
  }
  return undefined
}

/**
 * @param {string} word
 * @param {string[]} known
 * @param {string} [prefix]
 */
function nearest(word, known, prefix = '') {
  const [best] = [...(prefix ? ['help'] : []), ...known]
    .map((each) => ({ each, distance: editDistance(word, each) }))
    .sort((one, other) => one.distance - other.distance)
  return best && best.distance <= Math.max(2, word.length / 3) ? `; did you mean ${prefix}${best.each}?` : ''
}

/**
 * Number of letters to insert, delete, or replace. The version in src/values is in TypeScript, which can't be loaded yet.
 * @param {string} one
 * @param {string} other
 */
function editDistance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + Number(letter !== wanted)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence.replace('?.', '?'))
  process.exitCode = INVALID_ARGUMENTS
}

await main()
