import documented, { versions, type Built } from '../../playground/built.ts'
import { preferredAnswers, usePreferredAnswers } from '../../src/theme/state/preferred-answers.ts'

/** The Strapi of a version; the documented one for a version that isn't here. */
export function editionOf(version: string | null | undefined): Built {
  return versions.find((each) => each.version === version) ?? documented
}

/** The Strapi in which the reader wants requests to run: that whose answers are preferred on every page. */
export function preferredEdition(): Built {
  return editionOf(preferredAnswers())
}

/** The same, for as long as it is. */
export function usePreferredEdition(): Built {
  return editionOf(usePreferredAnswers())
}
