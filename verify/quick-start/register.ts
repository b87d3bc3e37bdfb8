import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

const PASSWORD = 'Heron-Lake-7'

/** Follows “Register the first administrator”, after checking the terminal's output. */
export async function register(reader: Reader, { page, pictures, terminal, address }: Walk): Promise<void> {
  const { section } = reader
  for (const line of [section.label('Project information'), section.value('Strapi started successfully')]) {
    if (!terminal().includes(line)) throw new Error(`“strapi develop” doesn’t print “${line}”:\n${terminal()}`)
  }
  await page.goto(`${address}/admin`)
  await reader.sees('Welcome to Strapi!')
  await reader.fill('First name', 'Robin')
  await reader.fill('Last name', '')
  await reader.fill('Email', 'robin@example.com')
  await reader.fill('Password', PASSWORD)
  await reader.fill('Confirm Password', PASSWORD)
  await pictures.take(page, 'register', { show: [page.locator('form')] })
  await reader.click('button', "Let's start")
  await reader.sees('Welcome on board')
  await reader.sees('3 steps to get started')
  await reader.click('button', 'Skip the tour')
}
