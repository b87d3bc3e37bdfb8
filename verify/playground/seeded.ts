import { Content, contentKey } from '../harness/content.ts'
import { alignContent } from '../versions/align.ts'
import { documentedDatabase } from './documented.ts'

/** Path of the seeded database, on which both the real server and the playground start. */
export async function seededDatabase(): Promise<string> {
  const database = await new Content(await contentKey()).database('default')
  if (documentedDatabase !== undefined) await alignContent(database, documentedDatabase)
  return database
}
