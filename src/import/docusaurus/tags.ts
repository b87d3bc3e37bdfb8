import { parse } from 'yaml'
import type { TagDefinition } from '../../site/tags.ts'
import { defined } from '../../values/defined.ts'
import { firstFile, readText } from '../files.ts'
import { slugOf } from '../routes.ts'
import { record, text } from '../script/unknown.ts'

/** Reads the tags that the documents' folders define; `undefined` if they define none, so that labels define the tags. */
export function readTags(dirs: readonly string[]): (TagDefinition & { id: string })[] | undefined {
  const files = dirs.flatMap((dir) => firstFile(dir, ['tags.yml', 'tags.yaml']) ?? [])
  const tags = files.flatMap((file) => Object.entries(record(parse(readText(file))) ?? {}))
  if (tags.length === 0) return undefined
  return tags.map(([id, written]) => {
    const tag = record(written) ?? {}
    const label = text(tag.label) ?? id
    const slug = slugOf(text(tag.permalink) ?? id)
    return defined<TagDefinition & { id: string }>({ id, label, slug, description: text(tag.description) })
  })
}
