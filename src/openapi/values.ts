import type { Messages } from '../messages/messages.ts'
import type { Field } from './reference.ts'
import type { Value } from './styles.ts'

/** A field's input: text or files. */
export type FieldValue<F = unknown> = string | F[]

/**
 * Parses the input of a field.
 * @throws {SyntaxError} if it must be JSON but isn't valid
 */
export function readValue({ kind, isWhole }: Pick<Field, 'kind' | 'isWhole'>, text: string): Value {
  if (kind === 'list') return linesOf(text)
  if (kind !== 'json') return text
  const value: unknown = JSON.parse(text)
  if (isWhole) return JSON.stringify(value)
  return typeof value === 'object' && value !== null ? (value as Value) : String(value)
}

/** Describes what is wrong with a field's input; `undefined` if it is valid. */
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

/** Whether a field's input is empty. */
export function isEmpty(value: FieldValue): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '')
}
