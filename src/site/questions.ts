import { questionsFile } from '../compile/questions.ts'
import type { Problem } from '../compile/problem.ts'
import type { PageMeta } from './page-meta.ts'

/** Reports wordings shared by two questions of the site, since it is ambiguous which of them answers a reader. */
export function checkQuestions(pages: PageMeta[]): Problem[] {
  const places = new Map<string, string>()
  return pages.flatMap(({ file, asked = [] }) =>
    asked.flatMap(({ text, line }): Problem[] => {
      const own = questionsFile(file)
      const wording = bare(text)
      const first = places.get(wording)
      if (first === undefined) {
        places.set(wording, `${own}:${line}`)
        return []
      }
      const message = `"${text}" is also a question in ${first}.`
      return [{ file: own, line, message, hint: 'Keep it in the file with the better answer.', severity: 'error' }]
    }),
  )
}

/** Normalizes a wording: lowercase, no punctuation. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}
