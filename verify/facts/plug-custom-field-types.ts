import { coreSource } from './configuration-source.ts'

/** The data types that the server lets a custom field have. */
export default function rows(): string[][] {
  const source = coreSource('registries/custom-fields.js')
  const [, list] = /const ALLOWED_TYPES = \[(.*?)\]/s.exec(source) ?? []
  if (list === undefined) throw new Error('The list of types has moved.')
  return [['Type'], ...[...list.matchAll(/"(\w+)"/g)].map(([, type]) => [type!])]
}
