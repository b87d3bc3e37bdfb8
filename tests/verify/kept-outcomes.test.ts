import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SampleDocument } from '../../verify/harness/document.ts'
import { KeptOutcomes } from '../../verify/versions/kept-outcomes.ts'

const page = (route: string, source = 'text') => ({ route, source }) as SampleDocument
const compiled = { key: { is: 'compiled' } } as const

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-outcomes-'))
  file = join(folder, 'kept.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('An interrupted run of all pages resumes after the finished ones', async () => {
  const run = await KeptOutcomes.open(file, 'base')
  await run.add(page('/one'), compiled)
  await run.add(page('/two'), { key: { is: 'refused', message: 'Error: no' } })
  // Simulates an interrupted write.
  appendFileSync(file, '{"route":"/three","key":')
  const next = await KeptOutcomes.open(file, 'base')
  expect(next.of(page('/one'))).toEqual(compiled)
  expect(next.of(page('/two'))).toEqual({ key: { is: 'refused', message: 'Error: no' } })
  expect(next.of(page('/three'))).toBeUndefined()
  await next.add(page('/three'), compiled)
  expect((await KeptOutcomes.open(file, 'base')).of(page('/three'))).toEqual(compiled)
})

test('A page is run again if the page or the base has changed', async () => {
  await (await KeptOutcomes.open(file, 'base')).add(page('/one'), compiled)
  expect((await KeptOutcomes.open(file, 'base')).of(page('/one', 'other text'))).toBeUndefined()
  expect((await KeptOutcomes.open(file, 'other base')).of(page('/one'))).toBeUndefined()
})

test('A page with a timeout is run again, because the machine may have been busy', async () => {
  const run = await KeptOutcomes.open(file, 'base')
  await run.add(page('/one'), { a: { is: 'compiled' }, b: { is: 'refused', message: 'No response after 20 s; Strapi was stopped.' } })
  expect((await KeptOutcomes.open(file, 'base')).of(page('/one'))).toBeUndefined()
})
