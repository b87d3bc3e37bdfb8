/** What a page shows in the place of something that couldn’t be imported. */
export function remark(sentence: string, source: string, language = 'jsx'): string {
  const fence = '`'.repeat(Math.max(3, ...[...source.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  const lines = source.split('\n')
  const margin = Math.min(
    ...lines
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line) => /^[ \t]*/.exec(line)![0].length),
  )
  const code = [lines[0]!, ...lines.slice(1).map((line) => line.slice(Number.isFinite(margin) ? margin : 0))].join('\n').trim()
  return [':::caution[To do]', '', sentence, '', fence + language, code, fence, '', ':::'].join('\n')
}

/** The same inside a sentence. */
export function inlineRemark(source: string): string {
  return `<mark>${inlineCode(source)}</mark>`
}

/** A text as code in a sentence. */
export function inlineCode(source: string): string {
  const line = source.replaceAll(/\s+/g, ' ').trim()
  const ticks = '`'.repeat(Math.max(1, ...[...line.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return ticks + space + line + space + ticks
}

/** A text that Markdown takes for nothing else. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
}

/** A tag with attributes; `true` is one without a value. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (value === true) return [key]
    return [value.includes('"') ? `${key}={${JSON.stringify(value)}}` : `${key}="${value}"`]
  })
  return `<${[name, ...written].join(' ')}>`
}
