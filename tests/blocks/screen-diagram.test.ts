import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineRoot } from '../../src/build/engine-root.ts'
import { renderBody } from '../../src/render/body.tsx'
import messages from '../../src/messages/en.ts'
import { pageOf } from '../compile/document-fixture.ts'
import { blocks, loadViews } from './registry.ts'

const page = await pageOf(blocks.specimens.get('ScreenDiagram')!)
const html = renderBody(page.body, { blocks, views: await loadViews(), includes: () => undefined, data: {}, messages })

test('a diagram of a screen is labeled as such, and its reading order matches the steps', () => {
  expect(html).toContain('<figcaption>The deployments of a project. Diagram of the screen, simplified.</figcaption>')
  expect([...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, area]) => area)).toEqual([
    'Header',
    'Menu',
    'Main area',
    'Right side',
    'Opens over it',
  ])
  const figure = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'))
  expect([...figure.matchAll(/class="marker">(\d)</g)].map(([, n]) => n)).toEqual(['1', '2', '3', '4'])
  expect(html).not.toMatch(/ style=|<script/)
})

test('plain Markdown contains a list with the numbers of the markers', () => {
  const markdown = page.markdown.join('')
  expect(markdown).toContain('_The deployments of a project. Diagram of the screen, simplified._')
  expect(markdown).toMatch(/^- Header:\n\n {2}Salt and Ember\n {2}- \*\*Overview\*\*\n {2}- \*\*\*Deploys\*\*\* \(1\)$/m)
})

const documents = readdirSync(join(engineRoot, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets/'))
  .map((file) => ({ file, text: withSnippets(readDocument(file)) }))
  .filter(({ text }) => text.includes('<ScreenDiagram'))

test.each(documents)('$file: the steps refer to all numbers of the diagrams, and to no others', ({ text }) => {
  const drawn = [...text.matchAll(/<ScreenDiagram.*?<\/ScreenDiagram>/gs)].map(([diagram]) => numbersIn(diagram))
  for (const numbers of drawn) expect(numbers).toEqual([...new Set(numbers)])
  const named = numbersIn(text.replaceAll(/<ScreenDiagram.*?<\/ScreenDiagram>/gs, ''))
  expect(new Set(named)).toEqual(new Set(drawn.flat()))
})

function readDocument(file: string): string {
  return readFileSync(join(engineRoot, 'docs', file), 'utf8')
}

/** The steps can be in the document, and the diagram in a snippet that it includes. */
function withSnippets(text: string): string {
  return text.replaceAll(/<Include snippet="([^"]+)"/g, (_, name: string) => readDocument(`snippets/${name}.mdx`))
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/<Marker n="(\d+)"/g)].map(([, n]) => Number(n))
}
