import fc from 'fast-check'
import type { Attribute } from './model.ts'

/** Every REST operator, one that doesn't exist, and one that SQLite doesn't support. */
export const OPERATORS = [
  '$eq',
  '$eqi',
  '$ne',
  '$nei',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$in',
  '$notIn',
  '$null',
  '$notNull',
  '$between',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
  '$jsonSupersetOf',
  '$unknown',
]

const WORDS = [
  'a',
  'Harbor',
  'HARBOR',
  'the',
  'É',
  '%',
  '_',
  "'",
  '',
  'null',
  'autumn',
  'friday',
  'Nonna Pia',
  '5',
  '-1',
  '1.5',
  'true',
  'x'.repeat(300),
]

const BY_TYPE: Record<string, string[]> = {
  integer: ['0', '2', '1.5', '-3', '99999999999', 'x'],
  biginteger: ['182400', '9007199254740993', 'x'],
  float: ['4.5', '1e2', 'x'],
  decimal: ['20', '62.5', 'abc'],
  boolean: ['true', 'false', '1', '0', 't', 'yes'],
  date: ['2024-04-30', '2016-09-12', '2024', '30.4.2024', '2024-02-30'],
  time: ['18:00', '18:00:00', '18:00:00.000', '25:00'],
  datetime: ['2024-04-30', '2024-04-18T10:00:00.000Z', '2024-09-02T15:00:00.000+02:00', '1713432600000', 'x'],
  enumeration: ['expensive', 'budget', 'EXPENSIVE', 'nothing'],
  email: ['table@saltandember.example', 'x'],
  uid: ['salt-and-ember', 'nope'],
  json: ['a', '{"a":1}', '[1]'],
}

/** Generates an operator's value for an attribute, both valid and invalid. */
export function valueFor({ type }: Attribute): fc.Arbitrary<string> {
  return fc.constantFrom(...(BY_TYPE[String(type)] ?? []), ...WORDS)
}
