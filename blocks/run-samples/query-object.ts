import { readParameter } from './grammar.ts'
import { JSON5_DIALECT, JsonReader, type Expected } from './json-reader.ts'
import type { Model, Models } from './models.ts'
import type { Option } from './option.ts'
import type { Piece } from './piece.ts'

/** Brackets of a query string, which a message suggests. */
const BRACKETS = /\[([$\w]+)\](?:=|(?=\.))/g

/** Returns a message about a query string, for an object. */
function ofObject(problem: string | undefined): string | undefined {
  if (problem?.includes('][0]')) return 'Several values need a list: [ … ].'
  return problem?.replace(BRACKETS, ': { $1: … }').replace('in brackets: ', 'inside it: ')
}

/** Describes what Strapi accepts in a query object: the same as in the query string that it becomes. */
class Queries {
  readonly #scope: { model: Model; known: Models }

  constructor(scope: { model: Model; known: Models }) {
    this.#scope = scope
  }

  /** @param path names of the entries and indexes of the items that lead to the value */
  at(path: string[]): Expected {
    const read = (value: string) => (path.length === 0 ? [] : readParameter(path, value, this.#scope))
    const name = (word: string) => readParameter([...path, word], undefined, this.#scope)
    return {
      names: name('').flatMap(({ options }) => options.map(bare)),
      problemOfName: (word) => ofObject(name(word)[0]?.problem),
      values: read('').flatMap(({ options }) => options.map(bare)),
      problemOfValue: (word) => ofObject(read(word).find(({ problem }) => problem !== undefined)?.problem),
      parts: ({ text, from }) => {
        const pieces = read(text)
        const [only] = pieces
        if (!only) return [{ kind: 'value', from, to: from + text.length, text, options: [] }]
        return pieces.map(({ problem, options, ...piece }) => ({
          ...piece,
          from: piece.from + from,
          to: piece.to + from,
          options: options.map((option) => (option.goesOn === '.' ? option : bare(option))),
          ...(problem !== undefined && { problem: ofObject(problem)! }),
        }))
      },
      entry: (word) => this.at([...path, word]),
      item: () => this.at([...path, '0']),
    }
  }
}

/** Removes a continuation, which belongs to query strings. */
function bare({ text, detail }: Option): Option {
  return { text, detail }
}

/** The content type of an endpoint, such as `/api/restaurants`. */
export function modelAt(endpoint: string, { models }: Models): Model | undefined {
  const name = /^(?:https?:\/\/[^/]*)?\/?api\/([^/?#]+)/.exec(endpoint.trim())?.[1]
  return name === undefined ? undefined : models.find((model) => model.endpoint === name)
}

/** Parses a query object in JSON5; without a model, only its syntax. */
export function readQueryObject(source: string, scope: { model: Model; known: Models } | undefined): Piece[] {
  return new JsonReader(source, 0, JSON5_DIALECT).read(scope ? new Queries(scope).at([]) : {})
}
