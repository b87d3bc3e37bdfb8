import { didYouMean } from '../../src/compile/suggest.ts'
import { attributesOf, isDeep, type Attribute, type Model } from './models.ts'
import { IS_EXACT, LISTS, OF_TEXT } from './operators.ts'

/** What can stand somewhere in a request. */
export interface Option {
  text: string
  /** What it is, in a word or a few. */
  detail: string
  /** What is written with it, so that one can go on typing: `filters` goes on with `[`. */
  goesOn?: string
}

/** What is wrong with a word, in a sentence; nothing where it is right. */
export type Judge = (word: string) => string | undefined

/** Values of a boolean. */
export const BOOLEANS: Option[] = [
  { text: 'true', detail: '' },
  { text: 'false', detail: '' },
]

/** What is wrong with a word that none of the options is. */
export function unlike(options: Option[], sentence: (word: string) => string): Judge {
  return (word) => {
    if (options.some(({ text }) => text === word)) return undefined
    const names = options.map(({ text }) => text)
    return [sentence(word), didYouMean(word, names)].filter(Boolean).join(' ')
  }
}

/** A field, with what it is. */
export function optionOf(text: string, { type, targets }: Attribute, goesOn: string): Option {
  const detail = type === 'relation' || type === 'component' ? `${type}: ${targets?.[0]?.split(/[:.]/).at(-1)}` : type
  return { text, detail, ...(goesOn !== '' && { goesOn }) }
}

/** What can be populated. */
export function deepOptions(model: Model, goesOn: string): Option[] {
  return Object.entries(model.attributes)
    .filter(([, attribute]) => isDeep(attribute))
    .map(([text, attribute]) => optionOf(text, attribute, goesOn))
}

/** Says that a model has no such field. */
export function nameless({ name }: Model): (word: string) => string {
  return (word) => `${name} has no field “${word}”.`
}

/** Why a word can’t be populated. */
export function notDeep(model: Model, word: string): string {
  return attributesOf(model)[word]
    ? `${word} is a field: it is in the response without populate.`
    : `${model.name} has nothing to populate that is called “${word}”.`
}

/** Values that a field can have, where these are known. */
export function valuesOf({ type, enum: values }: Attribute): Option[] {
  if (type === 'boolean') return BOOLEANS
  return (values ?? []).map((text) => ({ text, detail: '' }))
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'biginteger', 'decimal', 'float'])

/** Only what Strapi refuses, or what can be true for no entry: a text where it expects a number ends as a 500, which doesn’t say why. */
export function problemOfValue({ type, enum: values }: Attribute, operator: string): Judge | undefined {
  if (NUMBERS.has(type) && !OF_TEXT.test(operator)) {
    return (text) => {
      if (!Number.isNaN(Number(text))) return undefined
      return LISTS.has(operator) && text.includes(',') ? oneByOne(operator) : noNumber(text)
    }
  }
  if (values && IS_EXACT.has(operator))
    return unlike(valuesOf({ type, enum: values }), (word) => `“${word}” is none of its values: nothing will be found.`)
  return undefined
}

/** Finds what is no number. */
export function numberOnly(text: string): string | undefined {
  return /^-?\d+$/.test(text) ? undefined : noNumber(text)
}

function oneByOne(operator: string): string {
  return `Each value is a parameter of its own: [${operator}][0], [${operator}][1].`
}

function noNumber(text: string): string {
  return `“${text}” isn’t a number.`
}
