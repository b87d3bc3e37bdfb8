import { expect, test } from 'vitest'
import { htmlOf, pageOf } from './document-fixture.ts'

const mark = '{/* verify: file=a.js has="{ b: `c` }" */}'

/** Markdown output without the beginning that all pages share. */
async function markdownOf(body: string): Promise<string> {
  return (await pageOf(body)).markdown
    .filter((part) => typeof part === 'string')
    .join('')
    .trim()
}

/** Text with and without comments. */
const bodies: Array<[where: string, commented: string, plain: string]> = [
  ['between two sentences', `It restarts on a change. ${mark} If not, stop it.`, 'It restarts on a change. If not, stop it.'],
  ['at the end of a paragraph', `It restarts on a change. ${mark}`, 'It restarts on a change.'],
  ['at the end of a line', `It restarts. ${mark}\nIf not, stop it.`, 'It restarts.\nIf not, stop it.'],
  ['at the start', `${mark} It restarts.`, 'It restarts.'],
  ['twice, one after the other', `It restarts. ${mark} ${mark} If not, stop it.`, 'It restarts. If not, stop it.'],
  ['next to code', `It has \`port\` ${mark} and \`host\`. ${mark}`, 'It has `port` and `host`.'],
  ['inside emphasis', `It **restarts ${mark}** now.`, 'It **restarts** now.'],
  ['without a space', `It re${mark}starts.`, 'It restarts.'],
  ['after escaped characters', `1 \\* 2 = \\_x\\_. ${mark} [A](https://a.example).`, '1 \\* 2 = \\_x\\_. [A](https://a.example).'],
  ['after a character reference', `A&#32;${mark} b`, 'A b'],
  ['at the end of items', `- one ${mark}\n- two ${mark}`, '- one\n- two'],
  ['on a line between items', `- one\n${mark}\n- two`, '- one\n- two'],
  ['on a line between loose items', `1. one\n\n   more\n${mark}\n2. two\n\n   more`, '1. one\n\n   more\n2. two\n\n   more'],
  ['below an item', `- one\n\n  ${mark}\n\n- two`, '- one\n\n- two'],
  ['in an item after an empty line', `- one\n\n  ${mark}`, '- one'],
  ['on a line of a paragraph', `It restarts.\n${mark}\nIf not, stop it.`, 'It restarts.\nIf not, stop it.'],
  ['between paragraphs', `It restarts.\n\n${mark}\n\nIf not, stop it.`, 'It restarts.\n\nIf not, stop it.'],
  ['two on a line', `It restarts.\n\n${mark} ${mark}\n\nIf not, stop it.`, 'It restarts.\n\nIf not, stop it.'],
  ['before a list', `Either:\n\n${mark}\n${mark}\n\n- one\n- two`, 'Either:\n\n- one\n- two'],
  ['between two lists', `1. one\n\n${mark}\n\n- two`, '1. one\n\n- two'],
  ['before a table', `${mark}\n\n| a |\n| --- |\n| b |`, '| a |\n| --- |\n| b |'],
  ['in a cell', `| a |\n| --- |\n| b ${mark} |`, '| a |\n| --- |\n| b |'],
  ['in a quote', `> It restarts. ${mark}\n>\n> ${mark}`, '> It restarts.'],
  ['in a callout', `:::note\nIt restarts. ${mark}\n:::`, ':::note\nIt restarts.\n:::'],
  ['in a heading', `## Port ${mark}`, '## Port'],
]

test.each(bodies)('a comment %s leaves nothing behind', async (_, commented, plain) => {
  expect(await htmlOf(commented)).toBe(await htmlOf(plain))
  expect(await markdownOf(commented)).toBe(await markdownOf(plain))
  expect((await pageOf(commented)).sections).toEqual((await pageOf(plain)).sections)
})
