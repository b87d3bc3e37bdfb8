import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClasses, shortProperties } from '../../src/build/app/short-names.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { listRelative } from '../../src/build/files/folders.ts'
import { parseTheme } from '../../src/theme/parse-theme.ts'

const product = { componentFiles: {}, viewFiles: {} } as Parameters<typeof shortClasses>[0]
const source = join(engineRoot, 'src')
const modules = [...listRelative(source).map((file) => join(source, file)), '/elsewhere/Own.module.css'].filter((file) =>
  file.endsWith('.module.css'),
)

test('each class has a unique name, which is the same each time', () => {
  const nameOf = shortClasses(product)
  const asked = modules.flatMap((file) => Array.from({ length: 40 }, (_, index) => [`class${index}`, file] as const))
  const names = asked.map(([name, file]) => nameOf(name, file))
  expect(new Set(names).size).toBe(names.length)
  expect(asked.map(([name, file]) => nameOf(name, `${file}?used`))).toEqual(names)
  for (const name of names) expect(name).toMatch(/^[A-Z]{1,2}\d{1,2}$/)
})

test('class names don’t depend on the order of bundling', () => {
  const [one, other] = [shortClasses(product), shortClasses(product)]
  const names = modules.slice(0, -1).map((file) => one('a', file))
  expect(
    modules
      .slice(0, -1)
      .toReversed()
      .map((file) => other('a', file))
      .toReversed(),
  ).toEqual(names)
})

test('a theme property is shortened wherever it occurs, but not inside longer names', () => {
  const { transform } = shortProperties(parseTheme()) as unknown as { transform: { handler: (code: string) => string } }
  const short = (code: string) => transform.handler(code)
  const line = short('--line')
  expect(line).toMatch(/^--[A-Z]{1,2}$/)
  expect(short(":root{--line:red}a{color:var(--line)}b{color:var( --line )} '--line'")).toBe(
    `:root{${line}:red}a{color:var(${line})}b{color:var( ${line} )} '${line}'`,
  )
  expect(short('--line-strong')).not.toContain(line)
  for (const other of ['.card--line', '--_line', '--lines', '--bg', '--tone']) expect(short(other)).toBe(other)
})
