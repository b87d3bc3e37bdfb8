import type { Field } from './reference.ts'

/** Fields of a form that a request has at first: those that it must have; of a form that must have none, its files, or else all. */
export function initialFields(fields: Field[]): Field[] {
  const choices = [fields.filter(({ isRequired }) => isRequired), fields.filter(({ kind }) => kind === 'file' || kind === 'files')]
  return choices.find((some) => some.length > 0) ?? fields
}
