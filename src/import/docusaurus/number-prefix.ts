/** Dates and versions start with numbers, too, but aren't prefixes. */
const NO_PREFIX = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$|^\d+[-_.]\d+.*$/
const PREFIX = /^(?<number>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/

/** Splits off a number prefix: `01-install` → `install` and 1. */
export function splitNumber(name: string, hasPrefixes: boolean): { name: string; number?: number } {
  const { number, rest } = (hasPrefixes && !NO_PREFIX.test(name) && PREFIX.exec(name)?.groups) || {}
  return number === undefined || rest === undefined ? { name } : { name: rest, number: Number(number) }
}

/** Removes the number prefix of each folder in a path. */
export function withoutNumbers(path: string, hasPrefixes: boolean): string {
  return path
    .split('/')
    .map((part) => splitNumber(part, hasPrefixes).name)
    .join('/')
}
