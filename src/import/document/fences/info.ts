/** Info string of a fence, in the syntax of any of the generators. */
export interface Info {
  language: string
  title: string | undefined
  /** `1,3-5`. */
  lines: string[]
  words: string[]
  /** Label of the tab that it becomes; `true` for `tab` without a label. */
  tab: string | true | undefined
  /** `[name]`, the syntax of VitePress. */
  bracket: string | undefined
  unknown: string[]
}

const PART =
  /(\w[\w-]*)=(?:"([^"]*)"|'([^']*)'|(\{(?:[^{}]|\{[^{}]*\})*\})|(\S+))|\{([^}]*)\}|\[([^\]]+)\]|(\/[^/\s][^/]*\/\w*|"[^"]*"|'[^']*')|(\S+)/g
/** Words that only affect the appearance of a fence. */
const LOOKS = new Set(['copy', 'nocopy', 'wrap', 'nowrap', 'sync', 'no-line-numbers', 'twoslash', 'noerrors', 'hideCopy'])

/** @param written info string, such as `js {1,3} title="a.js" tab` */
export function parseInfo(written: string): Info {
  const [, head = '', rest = ''] = /^([^\s{[]*)(.*)$/s.exec(written.trim()) ?? []
  const [language = '', ...flags] = head.split(':')
  const info: Info = { language, title: undefined, lines: [], words: [], tab: undefined, bracket: undefined, unknown: [] }
  if (flags.some((flag) => flag.startsWith('line-numbers'))) info.words.push('showLineNumbers')
  for (const [whole, key, double, single, braces, plain, lines, bracket, marker, word] of rest.matchAll(PART)) {
    const value = double ?? single ?? plain ?? braces ?? ''
    if (lines !== undefined) addLines(info, lines, whole)
    else if (bracket !== undefined) info.bracket = bracket
    else if (marker !== undefined) info.unknown.push(whole)
    else if (key !== undefined) addSetting(info, { key, value, whole })
    else if (word !== undefined) addWord(info, word)
  }
  return info
}

function addLines(info: Info, lines: string, whole: string): void {
  const ranges = lines.replaceAll(/\s/g, '')
  if (/^(?:\d+(?:-\d+)?)(?:,\d+(?:-\d+)?)*$/.test(ranges)) info.lines.push(ranges)
  else if (ranges !== '') info.unknown.push(whole)
}

function addSetting(info: Info, { key, value, whole }: { key: string; value: string; whole: string }): void {
  if (key === 'title' || key === 'filename' || key === 'file') info.title = value
  else if (key === 'showLineNumbers') info.words.push('showLineNumbers')
  else if (key === 'tab') info.tab = /"?label"?\s*:\s*"([^"]*)"/.exec(value)?.[1] ?? /^"?([^"{}]+)"?$/.exec(value)?.[1] ?? true
  else if (key === 'mark' || key === 'highlight') addLines(info, value.replaceAll(/[{}]/g, ''), whole)
  else info.unknown.push(whole)
}

function addWord(info: Info, word: string): void {
  if (word === 'tab') info.tab = true
  else if (word === 'showLineNumbers' || word === 'lineNumbers') info.words.push('showLineNumbers')
  else if (!LOOKS.has(word)) info.words.push(word)
}

/** Prints an info string in this site's syntax. */
export function printInfo({ language, title, lines, words }: Pick<Info, 'language' | 'title' | 'lines' | 'words'>): string {
  const quote = title?.includes('"') ? "'" : '"'
  const parts = [
    language === '' && (title !== undefined || lines.length > 0 || words.length > 0) ? 'text' : language,
    title === undefined ? '' : `title=${quote}${title}${quote}`,
    lines.length > 0 ? `{${lines.join(',')}}` : '',
    ...new Set(words),
  ]
  return parts.filter((part) => part !== '').join(' ')
}
