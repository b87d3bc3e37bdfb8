import { didYouMean } from '../../src/compile/suggest.ts'
import type { Models } from './models.ts'

/** Calls whose first argument is the UID of a content type. */
const CALL = /\b(?:documents|query|contentType)\(\s*(['"`])([^'"`]*)\1/g

/** Returns errors for unknown content types in code, since Strapi's own errors don't contain the UID. */
export function wrongUids(code: string, { models }: Models): string[] {
  const uids = models.map(({ uid }) => uid)
  const unknown = new Set([...code.matchAll(CALL)].map(([, , name]) => name!).filter((name) => !uids.includes(name)))
  return [...unknown].map((name) => {
    const called = models.find(({ uid, endpoint }) => endpoint === name || uid.endsWith(`.${name}`))?.uid
    return [`There is no content type “${name}”.`, didYouMean(called ?? name, uids)].filter(Boolean).join(' ')
  })
}
