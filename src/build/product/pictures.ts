import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePictures, type Pictures } from '../../site/pictures.ts'

/** The pictures of the admin panel that a site has. */
export function readPictures(staticDir: string): Pictures {
  const file = join(staticDir, 'img/admin/pictures.json')
  return existsSync(file) ? parsePictures(readFileSync(file, 'utf8')) : {}
}
