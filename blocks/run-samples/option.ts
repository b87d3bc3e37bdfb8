import { suggest } from '../../src/compile/suggest.ts'
import { attributesOf, isDeep, type Attribute, type Model, type Models } from './models.ts'
import { IS_EXACT, LISTS, OF_TEXT } from './operators.ts'

/** A suggestion. */
export interface Option {
  text: string
  /** Short description. */
  detail: string
  /** Text inserted after it, so that the reader can continue: `[` after `filters`. */
  goesOn?: string
}

/** Returns an error message, or `undefined` for a valid word. */
export type Judge = (word: string) => string | undefined

export const BOOLEANS: Option[] = [
  { text: 'true', detail: '' },
  { text: 'false', detail: '' },
]

/** Returns “Did you mean …?”, or `undefined` if no candidate is similar. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = suggest(word, candidates)
  return near === undefined ? undefined : `Did you mean “${near}”?`
}

/** Creates a judge that accepts only the options. */
export function unlike(options: Option[], sentence: (word: string) => string): Judge {
  return (word) => {
    if (options.some(({ text }) => text === word)) return undefined
    const names = options.map(({ text }) => text)
    return [sentence(word), didYouMean(word, names)].filter(Boolean).join(' ')
  }
}

/** Creates a suggestion for an attribute. */
export function optionOf(text: string, { type, targets }: Attribute, goesOn: string): Option {
  const detail = type === 'relation' || type === 'component' ? `${type}: ${targets?.[0]?.split(/[:.]/).at(-1)}` : type
  return { text, detail, ...(goesOn !== '' && { goesOn }) }
}

/** Returns suggestions for attributes that can be populated. */
export function deepOptions(model: Model, goesOn: string): Option[] {
  return Object.entries(model.attributes)
    .filter(([, attribute]) => isDeep(attribute))
    .map(([text, attribute]) => optionOf(text, attribute, goesOn))
}

/** Returns suggestions for the locales of the content. */
export function localeOptions({ locales }: Models): Option[] {
  return locales.map(({ code, name }) => ({ text: code, detail: name }))
}

/** Returns a function that creates the error for an unknown field. */
export function nameless({ name }: Model): (word: string) => string {
  return (word) => `Unknown field “${word}” in ${name}.`
}

/** Returns the reason why a word can't be populated. */
export function notDeep(model: Model, word: string): string {
  return attributesOf(model)[word]
    ? `${word} is a field, which the response contains without populate.`
    : `Unknown field “${word}” in ${model.name}.`
}

/** Returns the possible values of a boolean or enumeration; empty for other types. */
export function valuesOf({ type, enum: values }: Attribute): Option[] {
  if (type === 'boolean') return BOOLEANS
  return (values ?? []).map((text) => ({ text, detail: '' }))
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'biginteger', 'decimal', 'float'])

/** Dates and times that Strapi accepts, and their beginnings, which may be unfinished. */
const TIMES: Record<string, { pattern: RegExp; problem: string }> = {
  date: {
    pattern: /^(?:\d{0,4}|\d{4}-\d{0,2}|\d{4}-\d{2}-\d?|\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]).*)$/,
    problem: 'a date: write YYYY-MM-DD.',
  },
  time: { pattern: /^(?:\d{0,2}|\d{2}:\d?|(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:.\d{1,3})?)$/, problem: 'a time: write HH:mm:ss.' },
  datetime: { pattern: /^[+-]?\d[-+\dT:., ZW]*$/, problem: 'a time: write YYYY-MM-DDTHH:mm:ssZ.' },
}

/**
 * Reports only values that Strapi rejects or that match nothing. Text in place of a number would cause a status 500 without explanation.
 * @param consequence what a value outside the enumeration causes
 */
export function problemOfValue({ type, enum: values }: Attribute, operator: string, consequence = 'nothing matches'): Judge | undefined {
  if (NUMBERS.has(type) && !OF_TEXT.test(operator)) {
    return (text) => {
      if (!Number.isNaN(Number(text))) return undefined
      return LISTS.has(operator) && text.includes(',') ? oneByOne(operator) : noNumber(text)
    }
  }
  const time = OF_TEXT.test(operator) ? undefined : TIMES[type]
  if (time) return (text) => (text === '' || time.pattern.test(text) ? undefined : `“${text}” isn’t ${time.problem}`)
  if (values && IS_EXACT.has(operator))
    return unlike(valuesOf({ type, enum: values }), (word) => `“${word}” isn’t a value of this field, so ${consequence}.`)
  return undefined
}

/** Reports values that aren't integers. */
export function numberOnly(text: string): string | undefined {
  return /^-?\d+$/.test(text) ? undefined : noNumber(text)
}

function oneByOne(operator: string): string {
  return `Each value needs a separate parameter: [${operator}][0], [${operator}][1].`
}

function noNumber(text: string): string {
  return `“${text}” isn’t a number.`
}
