import type { Problem } from './problem.ts'

type Words = Pick<Problem, 'message' | 'hint'>

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** Error messages of the parser → messages and hints for writers. */
const SENTENCES: Array<[pattern: RegExp, words: (...parts: string[]) => Words]> = [
  [
    /^Expected a closing tag for `<(.+?)>`/,
    (name) =>
      VOID_ELEMENTS.has(name!)
        ? { message: `<${name}> is never closed.`, hint: `Write <${name} />.` }
        : {
            message: `<${name}> is never closed.`,
            hint: `Add </${name}> where it ends. If it is there, look for an unclosed code fence between the two tags. For a literal "<", write \\<.`,
          },
  ],
  [
    /^Unexpected closing tag `<\/(.+?)>`, expected corresponding closing tag for `<(.+?)>` \((\d+):\d+\)/,
    (name, open, line) => ({
      message: `Unexpected </${name}>: <${open}> on line ${line} is still open.`,
      hint: VOID_ELEMENTS.has(open!) ? `Write <${open} />.` : `Add </${open}> before it, or remove it.`,
    }),
  ],
  [
    /^Unexpected closing tag `<\/(.+?)>`/,
    (name) => ({ message: `</${name}> has no opening tag.`, hint: `Add <${name}> where it starts, or remove it.` }),
  ],
  [
    /^Unexpected character `!`/,
    () => ({ message: 'HTML comments aren’t supported.', hint: 'Write comments like this: {/* a comment */}.' }),
  ],
  [
    /^Unexpected character after `<`/,
    () => ({
      message: 'This "<" doesn’t start a tag.',
      hint: 'For a literal "<", write \\< or put the text in `code`. Write URLs as links: [text](https://…).',
    }),
  ],
  [
    /^Unexpected end of file in expression/,
    () => ({ message: 'This "{" is never closed.', hint: 'For a literal brace, write \\{ or put it in `code`.' }),
  ],
]

/** Rewords an error message of the parser for writers, without terms of its grammar or a position that is shown anyway. */
export function inOurWords(sentence: string): Words {
  for (const [pattern, words] of SENTENCES) {
    const found = pattern.exec(sentence)
    if (found) return words(...found.slice(1))
  }
  return { message: `${sentence}.` }
}
