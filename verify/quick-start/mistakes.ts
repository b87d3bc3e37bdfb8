import { entryPanel } from './content.ts'
import { openRole, saveRole } from './permissions.ts'
import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

interface Trail {
  documentId: string
  region?: object | null
}

interface Answer {
  status: number
  /** The body as text. */
  text: string
  trails: Trail[]
}

const POPULATED = '/api/trails?populate=region'

/** Makes the mistakes in the table of the last section, and checks the described results. */
export async function makeMistakes(reader: Reader, walk: Walk): Promise<void> {
  const { section } = reader
  const get = (path: string) => answerTo(`http://${walk.server.host}${path}`)

  const { trails } = await get('/api/trails')
  expectStatus(200, await get(`/api/trails/${trails[0]!.documentId}`))
  expectStatus(404, await get('/api/trails/2'))
  expectStatus(404, await get(section.value('/api/trail')))
  const misspelt = await get('/api/trails?filters[lenght]=1')
  expectStatus(400, misspelt)
  expectText(section.value('Invalid key'), misspelt)
  expectText(section.value('"data": []').replace(' ', ''), await get('/api/trails?filters[name]=Foxglove Climb'))
  const drafts = await get('/api/trails?filters[name]=Foxglove Climb&status=draft')
  if (drafts.trails.length !== 1) throw new Error(`A visitor doesn’t get the draft: ${drafts.text}`)

  await publishBesideDraft(walk)
  const [orphan] = (await get(POPULATED)).trails
  if (orphan?.[section.value('region') as 'region'] !== null) throw new Error(`The region isn’t null: ${JSON.stringify(orphan)}`)

  await closeType(reader, 'Region')
  const hidden = await get(POPULATED)
  expectStatus(200, hidden)
  if ('region' in hidden.trails[0]!) throw new Error(`The region is in the answer: ${hidden.text}`)
  await closeType(reader, 'Trail')
  expectStatus(403, await get('/api/trails'))
}

/** Unpublishes the region, and publishes the trail in it. */
async function publishBesideDraft({ page, guide }: Walk): Promise<void> {
  const panel = entryPanel({ page }, guide.section('Add a region'))
  const open = async (type: string, entry: string) => {
    await page.getByRole('link', { name: 'Content Manager' }).first().click()
    await page.getByRole('navigation', { name: 'Content Manager' }).getByRole('link', { name: type, exact: true }).click()
    await page.getByRole('gridcell', { name: entry, exact: true }).click()
    await page.getByRole('heading', { name: entry }).waitFor()
  }
  await open('Region', 'North Ridge')
  await panel.getByRole('button', { name: 'More document actions' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await page.getByText('Unpublished document').waitFor()
  await open('Trail', 'Heron Lake Loop')
  await page.getByRole('textbox', { name: 'distance' }).fill('7.5')
  await panel.getByRole('button', { name: 'Publish' }).click()
  // There is no confirmation dialog.
  await page.getByText('Published document').waitFor()
  // Until the entry is reloaded, the panel considers the published content an unsaved change.
  await page.waitForLoadState('networkidle')
  await panel.getByRole('button', { name: 'Publish', disabled: true }).waitFor()
}

/** Revokes the Public role's permissions for a type. */
async function closeType(reader: Reader, type: string): Promise<void> {
  const { page, section } = reader
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await openRole(page, 'Roles', section.label('Public'))
  await page.getByRole('main').getByRole('button', { name: type }).click()
  const area = page.getByRole('region', { name: type })
  for (const action of ['find', 'findOne']) await area.getByRole('checkbox', { name: section.label(action), exact: true }).uncheck()
  await saveRole(page, () => reader.click('button', 'Save'))
}

async function answerTo(address: string): Promise<Answer> {
  const response = await fetch(address)
  const text = await response.text()
  const { data } = JSON.parse(text) as { data: Trail | Trail[] | null }
  return { status: response.status, text, trails: [data ?? []].flat() }
}

function expectStatus(status: number, answer: Answer): void {
  if (answer.status !== status) throw new Error(`The API answers ${answer.status}, not ${status}: ${answer.text}`)
}

function expectText(text: string, answer: Answer): void {
  if (!answer.text.includes(text)) throw new Error(`The API doesn’t answer with ${text}: ${answer.text}`)
}
