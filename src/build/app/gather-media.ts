/** Media conditions under which nearly every component hides something. */
const CONDITIONS = ['@media print', '@media (scripting:none)']

/**
 * Moves each layer's rules for print and for pages without script into one media query per condition, at the end of the layer.
 * Components repeat these conditions about 20 times, and every page inlines their styles.
 * @param css minified by the bundler
 */
export function gatherMedia(css: string): string {
  return rulesOf(css)
    .map((rule) => (rule.startsWith('@layer ') && rule.endsWith('}') ? inner(rule, gathered(rulesOf(contentOf(rule)))) : rule))
    .join('')
}

function gathered(rules: string[]): string {
  const isOf = (condition: string) => (rule: string) => rule.startsWith(`${condition}{`)
  const rest = rules.filter((rule) => !CONDITIONS.some((condition) => isOf(condition)(rule)))
  const last = CONDITIONS.flatMap((condition) => {
    const found = rules.filter(isOf(condition)).flatMap((rule) => rulesOf(contentOf(rule)))
    return found.length === 0 ? [] : [`${condition}{${merged(found).join('')}}`]
  })
  return [...rest, ...last].join('')
}

/** Combines all `display: none` rules into one with a selector list. */
function merged(rules: string[]): string[] {
  const hides = (rule: string) => rule.endsWith('{display:none}')
  const hidden = rules.filter(hides).map((rule) => rule.slice(0, rule.lastIndexOf('{')))
  return [...rules.filter((rule) => !hides(rule)), ...(hidden.length === 0 ? [] : [`${hidden.join()}{display:none}`])]
}

function contentOf(rule: string): string {
  return rule.slice(rule.indexOf('{') + 1, -1)
}

function inner(rule: string, content: string): string {
  return `${rule.slice(0, rule.indexOf('{') + 1)}${content}}`
}

/** Splits CSS into its top-level rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let [start, depth] = [0, 0]
  // Matches whole strings, so that braces and semicolons in them (`content: "}"`) don't count.
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return start < css.length ? [...rules, css.slice(start)] : rules
}
