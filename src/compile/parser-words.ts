import type { Problem } from './problem.ts'

type Words = Pick<Problem, 'message' | 'hint'>

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** What the parser of documents says → what a writer can do. */
const SENTENCES: Array<[pattern: RegExp, words: (...parts: string[]) => Words]> = [
  [
    /^Expected a closing tag for `<(.+?)>`/,
    (name) =>
      VOID_ELEMENTS.has(name!)
        ? { message: `<${name}> is never closed.`, hint: `Write <${name} />.` }
        : {
            message: `<${name}> is never closed.`,
            hint: `Write </${name}> where it ends. If it is there, look between the two for a code fence without an end; a "<" that is no tag is written \\<.`,
          },
  ],
  [
    /^Unexpected closing tag `<\/(.+?)>`, expected corresponding closing tag for `<(.+?)>` \((\d+):\d+\)/,
    (name, open, line) => ({
      message: `</${name}> closes nothing: <${open}> of line ${line} is still open.`,
      hint: VOID_ELEMENTS.has(open!) ? `Write <${open} />.` : `Write </${open}> before it, or take it out.`,
    }),
  ],
  [
    /^Unexpected closing tag `<\/(.+?)>`/,
    (name) => ({ message: `</${name}> closes nothing.`, hint: `Write <${name}> where it begins, or take it out.` }),
  ],
  [/^Unexpected character `!`/, () => ({ message: 'HTML comments aren’t read.', hint: 'Write comments like this: {/* a comment */}.' })],
  [
    /^Unexpected character after `<`/,
    () => ({
      message: 'This "<" begins no tag.',
      hint: 'Write \\< for the sign. Addresses are links: [text](https://…), and what is meant as it stands goes into `code`.',
    }),
  ],
  [
    /^Unexpected end of file in expression/,
    () => ({ message: 'This "{" is never closed.', hint: 'Write \\{ for a brace, or put it inside `code`.' }),
  ],
]

/** A sentence of the parser as one for writers, who know neither its grammar nor a place that is named already. */
export function inOurWords(sentence: string): Words {
  for (const [pattern, words] of SENTENCES) {
    const found = pattern.exec(sentence)
    if (found) return words(...found.slice(1))
  }
  return { message: `${sentence}.` }
}
