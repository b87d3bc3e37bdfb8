import type { Field } from './reference.ts'

/** Form fields that a request initially has: the required ones; if there are none, file fields, or else all fields. */
export function initialFields(fields: Field[]): Field[] {
  const choices = [fields.filter(({ isRequired }) => isRequired), fields.filter(({ kind }) => kind === 'file' || kind === 'files')]
  return choices.find((some) => some.length > 0) ?? fields
}
