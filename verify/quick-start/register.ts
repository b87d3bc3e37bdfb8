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
  const form = page.locator('form')
  await pictures.take(page, 'register', {
    show: [form],
    markers: {
      first: form.locator('input[name="firstname"]'),
      last: form.locator('input[name="lastname"]'),
      email: form.locator('input[name="email"]'),
      password: form.locator('input[name="password"]'),
      confirm: form.locator('input[name="confirmPassword"]'),
      news: form.getByRole('checkbox'),
      start: form.getByRole('button', { name: "Let's start" }),
    },
  })
  await reader.click('button', "Let's start")
  await reader.sees('Welcome on board')
  await reader.sees('3 steps to get started')
  await reader.click('button', 'Skip the tour')
}
