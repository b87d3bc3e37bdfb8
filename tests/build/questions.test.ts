import { expect, test } from 'vitest'
import { contents, page, ProjectFixture } from './project-fixture.ts'

/** Three questions, the first one with the given answer. */
const questions = (answer: string) =>
  `- ask: [How long?, for how long, hours of baking]\n  answer: ${answer}\n` +
  ['loaf', 'oven'].map((name) => `- ask: [Which ${name}?, "${name} please", the ${name} that]\n  answer: This one.\n`).join('')

test('changed questions are read again; a stray questions file and a wrong answer fail the build', async () => {
  const project = new ProjectFixture()
  project.write({ 'bread.mdx': page('Bread', 'It bakes for 40 minutes.'), 'bread.questions.yaml': questions('For 40 minutes.') })
  await project.build()
  const record = () => contents(project.out)['bread.md']
  expect(record()).toContain('### How long?\n\nFor 40 minutes.')
  const offered = () => JSON.parse(contents(project.out)['_data/bread.questions.json']!) as string[]
  expect(offered()).toEqual(['How long?', 'Which loaf?', 'Which oven?'])

  project.write({ 'bread.questions.yaml': questions('It takes 40 minutes.') })
  expect((await project.build()).compiled).toBe(1)
  expect(record()).toContain('It takes 40 minutes.')

  project.write({ 'bread.questions.yaml': questions('It takes 40 minutes.').replace('How long?', 'When is it done?') })
  await project.build()
  expect(offered()).toContain('When is it done?')

  project.write({ 'bread.questions.yaml': questions('For 50 minutes.') })
  await expect(project.build()).rejects.toThrow('The answer contains "50", but its section doesn’t.')

  project.rename('bread.questions.yaml', 'cake.questions.yaml')
  await expect(project.build()).rejects.toThrow('There is no document for this questions file.')
})

test('text included by a section counts as the section’s text', async () => {
  const project = new ProjectFixture()
  const including = page('Bread', '<Include snippet="times" />')
  project.write({ 'snippets/times.mdx': page('Times', 'It bakes for 40 minutes.'), 'bread.mdx': including })
  project.write({ 'bread.questions.yaml': questions('For 40 minutes.') })
  await project.build()
  project.write({ 'bread.questions.yaml': questions('For 50 minutes.') })
  await expect(project.build()).rejects.toThrow('bread.questions.yaml:2')
})
