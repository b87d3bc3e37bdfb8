import { QUESTIONS_FOLDER } from '../addresses/site-files.ts'
import type { Speech } from '../messages/locale.ts'
import { ServedIndex } from '../search/served-index.ts'
import type { FindAnswer } from './answering-search.ts'
import { findAnswer } from './written.ts'

/** Creates a finder of written answers that uses the index served by the site. */
export function openAnswers(baseUrl: string, speech: Speech): FindAnswer {
  const questions = new ServedIndex(baseUrl + QUESTIONS_FOLDER, speech.stemmer)
  return (request) => findAnswer({ questions, speech }, request)
}
