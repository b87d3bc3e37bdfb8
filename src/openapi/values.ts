import type { Messages } from '../messages/messages.ts'
import type { Field } from './reference.ts'
import type { Value } from './styles.ts'

/** What a reader has filled in, as text, or the files that they chose. */
export type FieldValue<F = unknown> = string | F[]

/**
 * Reads what was typed into a field.
 * @throws SyntaxError when it should be JSON and isn't
 */
export function readValue({ kind, isWhole }: Pick<Field, 'kind' | 'isWhole'>, text: string): Value {
  if (kind === 'list') return linesOf(text)
  if (kind !== 'json') return text
  const value: unknown = JSON.parse(text)
  if (isWhole) return JSON.stringify(value)
  return typeof value === 'object' && value !== null ? (value as Value) : String(value)
}

/** What is wrong with a field, as a sentence for its reader; `undefined` when it can be sent. */
export function problemOf(
  field: Pick<Field, 'name' | 'kind' | 'isRequired'>,
  value: FieldValue,
  problems: Messages['console']['problems'],
): string | undefined {
  const { name, kind, isRequired } = field
  if (isEmpty(value)) {
    if (!isRequired) return undefined
    if (kind === 'file' || kind === 'files') return problems.fileRequired(name)
    return problems.required(name)
  }
  return kind === 'json' && typeof value === 'string' ? jsonProblem(value, problems) : undefined
}

function jsonProblem(text: string, problems: Messages['console']['problems']): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return problems.json((error as Error).message)
  }
}

/** Whether nothing was filled in. */
export function isEmpty(value: FieldValue): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '')
}
