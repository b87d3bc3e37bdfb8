const WIDTH = 110

/** Prints a TypeScript module that exports a value by default. */
export function printModule(comment: string, value: unknown): string {
  return `/** ${comment} */\nexport default ${print(value, '')}\n`
}

function print(value: unknown, indent: string): string {
  if (Array.isArray(value))
    return wrapped(
      '[',
      (value as unknown[]).map((each) => print(each, `${indent}  `)),
      ']',
      indent,
    )
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return wrapped(
      '{',
      entries.map(([key, each]) => `${printKey(key)}: ${print(each, `${indent}  `)}`),
      '}',
      indent,
    )
  }
  return typeof value === 'string' ? printString(value) : JSON.stringify(value)
}

function wrapped(open: string, parts: string[], close: string, indent: string): string {
  if (parts.length === 0) return open + close
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (indent !== '' && line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`
}

function printKey(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : printString(key)
}

function printString(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${JSON.stringify(text)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')}'`
}
