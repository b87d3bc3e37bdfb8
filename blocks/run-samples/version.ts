import documented, { versions, type Built } from '../../playground/built.ts'
import { preferredAnswers, usePreferredAnswers } from '../../src/theme/state/preferred-answers.ts'

/** Returns the build of a version; the documented one for unavailable versions. */
export function editionOf(version: string | null | undefined): Built {
  return versions.find((each) => each.version === version) ?? documented
}

/** Returns the reader's preferred version, which applies to all pages. */
export function preferredEdition(): Built {
  return editionOf(preferredAnswers())
}

/** Like `preferredEdition`, but follows changes. */
export function usePreferredEdition(): Built {
  return editionOf(usePreferredAnswers())
}
