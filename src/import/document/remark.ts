/** Prints a remark in place of something that couldn't be imported. */
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

/** Prints text as inline code. */
export function inlineCode(source: string): string {
  const line = source.replaceAll(/\s+/g, ' ').trim()
  const ticks = '`'.repeat(Math.max(1, ...[...line.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return ticks + space + line + space + ticks
}

/** Escapes text, so that Markdown doesn't interpret it. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
}

/** Prints an opening tag; an attribute that is `true` has no value. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (value === true) return [key]
    return [value.includes('"') ? `${key}={${JSON.stringify(value)}}` : `${key}="${value}"`]
  })
  return `<${[name, ...written].join(' ')}>`
}
