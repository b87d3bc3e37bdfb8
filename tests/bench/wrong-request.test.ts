import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { answered } from '../../bench/measure/browser.ts'
import { wrongRequest } from '../../bench/wrong-request.ts'

const source = new Map([
  ['guide/install', '---\ntitle: "Install"\n---\nSee [deploy](/cloud/deploy).'],
  ['guide/upload', '---\ntitle: Upload Provider\n---\nText.'],
  ['cloud/deploy', '---\ntitle: Deploy\n---\nText.'],
])
const specimen = {
  page: 'guide/install',
  next: 'cloud/deploy',
  query: 'upload',
  expected: 'Upload',
  typo: 'deploymnet',
  typoExpected: 'Deploy',
}

test('A request that matches the corpus is accepted', () => {
  expect(wrongRequest({ source, specimen, sizes: [3, 1000] })).toEqual([])
})

test.each([
  [
    { page: 'guide/instal' },
    ['There is no page guide/instal among the first 3.', 'Neither the text of guide/instal nor its folder leads to cloud/deploy.'],
  ],
  [{ page: 'guide/upload' }, ['Neither the text of guide/upload nor its folder leads to cloud/deploy.']],
  [{ expected: 'Uplaod' }, ['No page’s title has the words “Uplaod”.']],
  [{ query: ' ' }, ['A query is empty.']],
])('%j is rejected', (other, sentences) => {
  expect(wrongRequest({ source, specimen: { ...specimen, ...other }, sizes: [3] })).toEqual(sentences)
})

test('A page that is missing from the smallest corpus is rejected, and so is an invalid size', () => {
  expect(wrongRequest({ source, specimen, sizes: [2, 3] })).toContain('There is no page cloud/deploy among the first 2.')
  expect(wrongRequest({ source, specimen, sizes: [Number('many')] })).toEqual(['--pages must be numbers of pages, not "NaN".'])
})

test('A response with a status other than 200 isn’t measured', async () => {
  const server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/gone`
  const { status } = await fetch(url)
  expect(() => answered(url, { status: () => status })).toThrow(`${url} answered 404.`)
  expect(() => answered(url, { status: () => 200 })).not.toThrow()
  await new Promise((resolve) => server.close(resolve))
})
