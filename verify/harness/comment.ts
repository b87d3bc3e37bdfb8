/** Instructions for the harness in a comment of a document. */
export interface Comment {
  /** Initial content of the page's samples. */
  fixture?: string
  /** Module in `facts/` with the rows of the next table. */
  table?: string
  /** Evidence of a sentence, list, or table. */
  evidence?: Evidence
  /** Reason why a sentence, list, or table doesn't have evidence. */
  excuse?: string
}

/** A file of an installed package and text in it, or a module in `facts/` that returns a part of the sentence. */
export type Evidence = FileEvidence | { fact: string }

export interface FileEvidence {
  /** Path relative to `verify/node_modules/`. */
  file: string
  has: string[]
  lacks: string[]
}

const EXAMPLE = '{/* verify: file=@strapi/core/package.json has="…" */}'
const KEYS = ['fixture', 'table', 'fact', 'file', 'has', 'lacks', 'no'] as const
type Key = (typeof KEYS)[number]
const SETTING = /^(\w+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?:\s+|$)/

/**
 * Parses a comment such as `verify: file=a.js has="default: 1"`.
 * @param text including the comment delimiters
 * @returns `undefined` for comments that aren't for the harness
 * @throws {Error} that describes the problem and the fix
 */
export function parseComment(text: string): Comment | undefined {
  const [, colon, body = ''] = /^\s*\/\*\s*verify\b(\s*:)?(.*)\*\/\s*$/is.exec(text) ?? []
  if (colon === undefined) {
    if (/^\s*\/\*\s*verify\s+\w+=/i.test(text)) throw new Error(`A mark starts with “verify:”, as in ${EXAMPLE}.`)
    return undefined
  }
  return commentOf(readSettings(body.trim()))
}

function readSettings(body: string): Array<[Key, string]> {
  const settings: Array<[Key, string]> = []
  for (let rest = body; rest !== '';) {
    const setting = SETTING.exec(rest)
    if (!setting)
      throw new Error(`“${rest.slice(0, 60)}” can’t be parsed. A mark has space-separated key=value or key="…" pairs, as in ${EXAMPLE}.`)
    const [whole, key, double, single, bare] = setting
    if (!isKey(key!)) throw new Error(`Unknown setting “${key!}” in the mark. Known: ${KEYS.join(', ')}.`)
    settings.push([key, (double ?? single ?? bare)!.replace(/\s+/g, ' ')])
    rest = rest.slice(whole.length)
  }
  if (settings.length === 0) throw new Error(`The mark is empty. Add its evidence, as in ${EXAMPLE}.`)
  return settings
}

function commentOf(settings: Array<[Key, string]>): Comment {
  const all = (key: Key) => settings.flatMap(([name, value]) => (name === key ? [value] : []))
  const one = (key: Key) => {
    const values = all(key)
    if (values.length > 1) throw new Error(`${key}= is set ${values.length} times; write a separate mark for each.`)
    return values[0]
  }
  const [fixture, table, fact, file, excuse] = [one('fixture'), one('table'), one('fact'), one('file'), one('no')]
  const [has, lacks] = [all('has'), all('lacks')]
  if (file === undefined && has.length + lacks.length > 0) throw new Error(`has= and lacks= need a file, as in ${EXAMPLE}.`)
  if (file !== undefined && fact !== undefined) throw new Error('file= and fact= can’t be combined; write two marks.')
  if (excuse?.trim() === '') throw new Error('no= needs the reason: no="LinkedIn decides it."')
  if (excuse !== undefined && (file ?? fact ?? table) !== undefined) throw new Error('A mark can’t have both evidence and no=; remove no=.')
  const evidence = file === undefined ? fact && { fact } : fileEvidence({ file, has, lacks })
  return { ...(fixture && { fixture }), ...(table && { table }), ...(evidence && { evidence }), ...(excuse && { excuse }) }
}

function fileEvidence(evidence: FileEvidence): FileEvidence {
  const { file, has, lacks } = evidence
  if (file.split(/[\\/]/).some((part) => part === '..' || part === ''))
    throw new Error(`file= must be a path inside verify/node_modules/, not “${file}”.`)
  if (has.length + lacks.length === 0) throw new Error(`Add has="…" for text that is in the file, or lacks="…" for text that isn’t.`)
  if ([...has, ...lacks].some((words) => words.trim() === '')) throw new Error('has= and lacks= can’t be empty.')
  return evidence
}

function isKey(word: string): word is Key {
  return (KEYS as readonly string[]).includes(word)
}
