import { expect } from 'vitest'
import { BENCH, openSpecimen, type Behavior } from '../behavior.ts'
import type { Reader } from '../reader.ts'

const saysResult = (reader: Reader, wanted: string) =>
  reader.until(`the result is “${wanted}”`, (text) => document.querySelector('.live-result')?.textContent?.trim() === text, wanted)

/** Replaces the sample by keyboard, once the code editor has loaded. */
async function write(reader: Reader, code: string): Promise<void> {
  await reader.until('the editor is there', () => {
    const host = [...document.querySelectorAll('.live *')].find(({ shadowRoot }) => shadowRoot?.querySelector('[contenteditable]'))
    const field = host?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
    return Boolean(field) && host?.shadowRoot?.activeElement === field
  })
  await reader.driver.press('Control+a')
  await reader.driver.type(code)
}

export const blocks: Behavior[] = [
  {
    name: 'live code runs, and runs again after an edit',
    async run(reader) {
      await reader.open(BENCH)
      await saysResult(reader, 'six times seven is 42')
      await write(reader, 'console.log(2 ** 10)')
      await saysResult(reader, '1024')
      expect(await reader.problems()).toEqual([])
    },
  },
  {
    name: 'live code can’t access the page, storage, or the network',
    async run(reader) {
      await reader.open(BENCH)
      await saysResult(reader, 'six times seven is 42')
      await write(reader, 'console.log(typeof document, typeof localStorage, origin)')
      await saysResult(reader, 'undefined undefined null')
      reader.site.requests.splice(0)
      await write(reader, `fetch("${reader.site.url}/secret").then(() => console.log("out"), () => console.log("in"))`)
      await saysResult(reader, 'in')
      expect(reader.site.requests.filter((path) => path.includes('secret'))).toEqual([])
    },
  },
  {
    name: 'endless live code is stopped, and the page stays responsive',
    async run(reader) {
      await reader.open(BENCH)
      await saysResult(reader, 'six times seven is 42')
      await write(reader, 'for (;;) 0')
      await reader.until('the page says that it was ended', () =>
        /second|stopp|ended/i.test(document.querySelector('.live-result')?.textContent ?? ''),
      )
      await write(reader, 'console.log("again")')
      await saysResult(reader, 'again')
    },
  },
  {
    name: 'a block of the product responds to input',
    async run(reader) {
      await reader.open(BENCH)
      // The code editor above the block loads later and shifts it.
      await saysResult(reader, 'six times seven is 42')
      await reader.click('#bench textarea')
      await reader.driver.press('Control+a')
      await reader.driver.type('[{ "heat": 180, "minutes": 12 }]')
      await reader.until('the plan is the new one', () =>
        /12 minutes, 180/.test(document.querySelector('#bench output')?.textContent ?? ''),
      )
    },
  },
  {
    name: 'every block of a document renders without being empty or overflowing',
    async run(reader) {
      await openSpecimen(reader)
      const wrong = await reader.read(() => {
        const page = document.querySelector('main')!.getBoundingClientRect()
        return [...document.querySelectorAll('#article > *')].flatMap((block) => {
          const { left, right, height } = block.getBoundingClientRect()
          const isEmpty = height === 0 && block.checkVisibility() && block.textContent !== ''
          return isEmpty || left < page.left || right > page.right ? [block.outerHTML.slice(0, 120)] : []
        })
      })
      expect(wrong).toEqual([])
    },
  },
  {
    name: 'an enlarged diagram has the same proportions',
    async run(reader) {
      await openSpecimen(reader)
      await reader.click('figure.diagram button[popovertarget]')
      await reader.untilSeen('.diagram-large [role="img"] svg')
      // Without its styles, a copy's text would be centered wrongly and overflow its box.
      const [drawing, copy] = await reader.read(() =>
        ['[role="img"] > svg > g', '.diagram-large [role="img"] svg'].map((css) => {
          const { width, height } = document.querySelector(`figure.diagram ${css}`)!.getBoundingClientRect()
          return width / height
        }),
      )
      expect(Math.abs(drawing! - copy!)).toBeLessThan(drawing! / 4)
    },
  },
  {
    name: 'an API reference shows its operations and requests',
    async run(reader) {
      await reader.open('/openapi/')
      await reader.untilSeen('main h2')
      await reader.untilSeen('main pre code')
      expect(await reader.problems()).toEqual([])
    },
  },
]
