import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { schemaWith } from '../../compile/front-matter-schema.ts'
import { questionsSchema } from '../../compile/questions.ts'
import { siteConfigSchema } from '../../site/config.ts'
import type { Product } from '../product/product.ts'
import { categorySchema } from './category-schema.ts'
import { blockSnippets } from './snippets.ts'

/** Folder of a product with settings for Visual Studio Code and compatible editors. */
const FOLDER = '.vscode'

/** Generates JSON schemas and snippets for editors: path in `.vscode/` → text. */
export function editorFiles({ blocks }: Pick<Product, 'blocks'>): Map<string, string> {
  const schemas = {
    'front-matter': schemaWith(blocks.frontMatter),
    questions: questionsSchema,
    'site-config': siteConfigSchema,
    category: categorySchema,
  }
  return new Map([
    ...Object.entries(schemas).map(([name, schema]) => [`schemas/${name}.json`, json(jsonSchema(schema))] as const),
    ['blocks.code-snippets', json(blockSnippets(blocks))],
  ])
}

/** Writes the editor files that have changed, if the product has a `.vscode` folder. */
export function writeEditorFiles(product: Pick<Product, 'blocks' | 'root'>): void {
  const folder = join(product.root, FOLDER)
  if (!existsSync(folder)) return
  for (const [file, text] of editorFiles(product)) {
    const path = join(folder, file)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
