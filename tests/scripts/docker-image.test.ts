import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModules } from '../../scripts/modules.mjs'

test('the Docker image contains every file that its modules import', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const copied = [...dockerfile.matchAll(/\/site\/(\S+)/g)].map(([, path]) => path)
  const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`))
  const missing = readModules()
    .filter(({ file }) => isCopied(file))
    .flatMap(({ file, imports }) =>
      imports.filter((each) => !each.isType && each.file && !isCopied(each.file)).map((each) => `${file}: ${each.file}`),
    )
  expect(missing).toEqual([])
})
