import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePictures, type Pictures } from '../../site/pictures.ts'

/** Reads the pictures that documents can show by name. */
export function readPictures(staticDir: string): Pictures {
  const file = join(staticDir, 'img/admin/pictures.json')
  return existsSync(file) ? parsePictures(readFileSync(file, 'utf8')) : {}
}
