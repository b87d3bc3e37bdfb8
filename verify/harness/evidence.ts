// Checks evidence in the files of installed packages.

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { quote, type BoundFact } from './bound.ts'
import type { FileEvidence } from './comment.ts'
import type { SampleDocument } from './document.ts'
import { verifyFolder } from './paths.ts'
import type { Failure } from './failure.ts'
import type { FactRows } from './table.ts'

const packages = join(verifyFolder, 'node_modules')
/** Minimum length in characters of text that counts as strong evidence. */
const TELLING = 6

/** Returns failures for evidence that packages no longer contain, by document. */
export async function goneEvidence(documents: SampleDocument[]): Promise<Array<{ file: string; failures: Failure[] }>> {
  const texts = new Map<string, Promise<string | undefined>>()
  const read = (file: string) => {
    const text = texts.get(file) ?? textOfFile(file)
    texts.set(file, text)
    return text
  }
  return Promise.all(
    documents.map(async ({ file, facts }) => {
      const problems = await Promise.all(
        facts.map(async (fact) => {
          const problem = 'file' in fact.evidence ? await evidenceProblem(fact.evidence, read) : undefined
          return problem === undefined ? [] : [{ line: fact.line, message: `${quote(fact)}: ${problem}` }]
        }),
      )
      return { file, failures: problems.flat() }
    }),
  )
}

/**
 * Returns the problem with a file's evidence, if any.
 * @param read returns the text of a file in `node_modules/`, with whitespace collapsed
 */
export async function evidenceProblem(
  { file, has, lacks }: FileEvidence,
  read: (file: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const text = await read(file)
  if (text === undefined) return `there is no file verify/node_modules/${file}.${await whereElse({ file, has }, read)}`
  const gone = has.filter((words) => !text.includes(words)).map((words) => `doesn’t have “${words}”`)
  const come = lacks.filter((words) => text.includes(words)).map((words) => `has “${words}”`)
  if (gone.length + come.length === 0) return undefined
  return `${file} ${[...gone, ...come].join(' and ')}. Read the file’s current content, then correct the sentence or the mark.`
}

/** Searches neighboring files, since bundlers rename files with each version. */
async function whereElse(
  { file, has }: Pick<FileEvidence, 'file' | 'has'>,
  read: (file: string) => Promise<string | undefined>,
): Promise<string> {
  const folder = dirname(file)
  const names = await readdir(join(packages, folder)).catch(() => [])
  for (const name of names.filter((other) => /\.m?js$/.test(other))) {
    const text = await read(`${folder}/${name}`)
    if (has.length > 0 && text !== undefined && has.every((words) => text.includes(words)))
      return ` ${basename(name)} next to it has the text.`
  }
  return ''
}

async function textOfFile(file: string): Promise<string | undefined> {
  const path = join(packages, file)
  if (!existsSync(path)) return undefined
  return (await readFile(path, 'utf8').catch(() => undefined))?.replace(/\s+/g, ' ')
}

/** Returns the problem with a sentence whose value is computed, if any. */
export function sentenceProblem(fact: BoundFact, value: string | FactRows): string | undefined {
  if (typeof value !== 'string') return 'This fact has rows: bind it to a table with {/* verify: table=… */}.'
  return fact.words.includes(value) ? undefined : `${quote(fact)} doesn’t contain “${value}”, the value in the product.`
}

/** Returns marks whose text is too short to change with the fact. */
export function weakMarks({ facts }: SampleDocument): Failure[] {
  return facts.flatMap((fact) => {
    const weak = 'file' in fact.evidence ? fact.evidence.has.filter((words) => words.length < TELLING) : []
    return weak.map((words) => ({
      line: fact.line,
      message: `${quote(fact)}: “${words}” is weak evidence. Choose text that would change if the fact changed.`,
    }))
  })
}
