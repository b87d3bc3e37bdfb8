import type { Messages } from '../messages/messages.ts'

/** Display names of languages; any other language is shown as written. */
const names = new Map(
  Object.entries({
    cjs: 'JavaScript',
    cts: 'TypeScript',
    css: 'CSS',
    dart: 'Dart',
    diff: 'Diff',
    docker: 'Dockerfile',
    dockerfile: 'Dockerfile',
    env: '.env',
    go: 'Go',
    gql: 'GraphQL',
    graphql: 'GraphQL',
    html: 'HTML',
    http: 'HTTP',
    ini: 'INI',
    java: 'Java',
    javascript: 'JavaScript',
    js: 'JavaScript',
    json: 'JSON',
    json5: 'JSON5',
    jsonc: 'JSON',
    jsx: 'JSX',
    kotlin: 'Kotlin',
    liquid: 'Liquid',
    markdown: 'Markdown',
    md: 'Markdown',
    mdx: 'MDX',
    mjs: 'JavaScript',
    mts: 'TypeScript',
    nginx: 'nginx',
    php: 'PHP',
    powershell: 'PowerShell',
    py: 'Python',
    python: 'Python',
    rb: 'Ruby',
    ruby: 'Ruby',
    rust: 'Rust',
    sass: 'Sass',
    scss: 'SCSS',
    sql: 'SQL',
    svelte: 'Svelte',
    swift: 'Swift',
    toml: 'TOML',
    ts: 'TypeScript',
    tsx: 'TSX',
    typescript: 'TypeScript',
    vue: 'Vue',
    xml: 'XML',
    yaml: 'YAML',
    yml: 'YAML',
  }),
)

const shells = new Set(['bash', 'console', 'sh', 'shell', 'shellscript', 'zsh'])
const texts = new Set(['', 'plain', 'plaintext', 'text', 'txt'])

/** Label above code that has no title. */
export function languageName(language: string, words: Messages['code']): string {
  if (texts.has(language)) return words.text
  return shells.has(language) ? words.terminal : (names.get(language) ?? language)
}
