/** Filter operators with descriptions. */
export const OPERATORS: Record<string, string> = {
  $eq: 'equal to',
  $eqi: 'equal to, in any case',
  $ne: 'not equal to',
  $nei: 'not equal to, in any case',
  $lt: 'less than',
  $lte: 'less than or equal to',
  $gt: 'greater than',
  $gte: 'greater than or equal to',
  $in: 'one of several',
  $notIn: 'none of several',
  $between: 'between two values, these included',
  $null: 'empty',
  $notNull: 'not empty',
  $contains: 'contains',
  $notContains: 'doesn’t contain',
  $containsi: 'contains, in any case',
  $notContainsi: 'doesn’t contain, in any case',
  $startsWith: 'starts with',
  $startsWithi: 'starts with, in any case',
  $endsWith: 'ends with',
  $endsWithi: 'ends with, in any case',
  $not: 'reverses conditions',
}

/** Lowercase names in other query languages, without `$`. */
export const ELSEWHERE_OPERATORS: Record<string, string> = {
  like: '$contains',
  ilike: '$containsi',
  regex: '$contains',
  exists: '$notNull',
  nin: '$notIn',
  is: '$eq',
}

/** Logical operators. */
export const GROUPS: Record<string, string> = {
  $and: 'all of these conditions',
  $or: 'at least one of these conditions',
  $not: 'none of these conditions',
}

/** Operators that take several values. */
export const LISTS: ReadonlySet<string> = new Set(['$in', '$notIn', '$between'])

/** Operators that compare whole values; empty for the default operator. */
export const IS_EXACT: ReadonlySet<string> = new Set(['', '$eq', '$ne', '$in', '$notIn'])

/** Operators whose value is a boolean that enables them. */
export const SWITCHES: ReadonlySet<string> = new Set(['$null', '$notNull'])

/** Types whose values are too long to sort by. */
export const LONG: ReadonlySet<string> = new Set(['richtext', 'blocks', 'text', 'json'])

/** Operators that compare text, regardless of the field's type. */
export const OF_TEXT = /^\$(?:not)?(?:contains|starts|ends)|i$/i
const OF_ORDER = /^\$(?:[lg]te?|between)$/

/** Returns the operators that are useful for a type, most likely first. Strapi accepts the others too. */
export function likelyOperators(type: string): string[] {
  const all = Object.keys(OPERATORS)
  if (['boolean', 'enumeration'].includes(type)) return all.filter((name) => !OF_TEXT.test(name) && !OF_ORDER.test(name))
  if (['integer', 'biginteger', 'decimal', 'float', 'date', 'datetime', 'time'].includes(type))
    return all.filter((name) => !OF_TEXT.test(name))
  return all
}
