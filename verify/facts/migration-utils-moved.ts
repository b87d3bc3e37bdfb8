import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Functions of `@strapi/utils` 4 that have another name or place in version 5 (`@strapi/upgrade`, codemod utils-public-interface). */
const MOVED: Record<string, Record<string, string>> = {
  strings: {
    nameToSlug: 'nameToSlug',
    nameToCollectionName: 'nameToCollectionName',
    stringEquals: 'isEqual',
    isCamelCase: 'isCamelCase',
    isKebabCase: 'isKebabCase',
    toKebabCase: 'toKebabCase',
    toRegressedEnumValue: 'toRegressedEnumValue',
    startsWithANumber: 'startsWithANumber',
    joinBy: 'joinBy',
  },
  arrays: { stringIncludes: 'includesString' },
  objects: { keysDeep: 'keysDeep' },
  dates: { generateTimestampCode: 'timestampCode' },
  async: { pipeAsync: 'pipe', mapAsync: 'map', reduceAsync: 'reduce' },
}

/** Old and new place of each function; of those only that are gone from the old and there in the new one. */
export default function rows(): string[][] {
  const utils = require('@strapi/utils') as Record<string, Record<string, unknown> | undefined>
  const moved = Object.entries(MOVED).flatMap(([group, names]) =>
    Object.entries(names).flatMap(([before, after]) =>
      utils[before] === undefined && typeof utils[group]?.[after] === 'function' ? [[before, `${group}.${after}`]] : [],
    ),
  )
  return [['In Strapi 4', 'In Strapi 5'], ...moved]
}
