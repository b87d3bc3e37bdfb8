const COLORS = ['c', 's', 'n', 'k', 't', 'f', 'p'] as const

/** A piece of code with a color class that all code on the site uses: comment, string, number, keyword, type, function, property. */
export interface ColoredCode {
  text: string
  color?: (typeof COLORS)[number]
}

/** JavaScript, or a GraphQL operation with variables. */
export type Language = 'code' | 'graphql'

/** One capture group per color, in the order of `COLORS`. */
const TOKENS: Record<Language, RegExp> = {
  code: /(\/\/.*|\/\*[^]*?(?:\*\/|$))|('(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\[^]|[^`\\])*`?)|(?<![\w$])(\d[\w.]*|true|false|NaN|Infinity|[A-Z][A-Z\d_]+)(?![\w$])|(?<![\w$.])(as|async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|switch|this|throw|try|typeof|undefined|var|void|while|yield)(?![\w$])|(?<=\bnew )([A-Za-z_$][\w$]*)|(?<![\w$])([A-Za-z_$][\w$]*)(?=\s*(?:(?:\?\.)?\(|=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>))|(?<![\w$.])([A-Za-z_$][\w$]*)(?=\s*:)/g,
  graphql:
    /(#.*)|("""[^]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)|(?<!\w)(-?\d[\d.]*|true|false|[A-Z][A-Z\d_]*(?<!\bID))(?!\w)|(?<!\w)(query|mutation|subscription|fragment|on)(?!\w)|(?<=(?::|\bon)[ \t]*\[?)(?!(?:Boolean|Float|ID|Int|String)\b)([A-Z]\w*)|(?<=\.{3}|\b(?:fragment|query|mutation)[ \t]+)([A-Za-z_]\w*)|(?<!\w)(?:(?:Boolean|Float|ID|Int|String)(?!\w)|[A-Za-z_]\w*(?=\s*[({]))|(?<!\w)(\$?[A-Za-z_]\w*)/g,
}

/** Highlights code like samples; pieces without a color are included. */
export function colorCode(code: string, language: Language): ColoredCode[] {
  const pieces: ColoredCode[] = []
  let at = 0
  for (const match of code.matchAll(TOKENS[language])) {
    if (match.index > at) pieces.push({ text: code.slice(at, match.index) })
    pieces.push({ text: match[0], color: COLORS[match.slice(1).findIndex((group) => group !== undefined)]! })
    at = match.index + match[0].length
  }
  if (at < code.length) pieces.push({ text: code.slice(at) })
  return pieces
}
