import { z } from 'zod'
import { components, htmlElements, type ComponentDefinition } from '../compile/components.ts'
import { breakingChangeSchema, frontMatterSchema } from '../compile/front-matter.ts'
import { siteConfigSchema } from '../site/config.ts'
import { markdownTable } from './markdown-table.ts'

/** What a table of the authors' page describes. */
export type Subject = 'front-matter' | 'components' | 'html' | 'config'

type Rows = Array<{ name: string; type: string; text: string }>

const tables: Record<Subject, { head: [string, string, string]; rows: () => Rows }> = {
  'front-matter': {
    head: ['Key', 'Type', 'Meaning'],
    rows: () => [...schemaRows(frontMatterSchema), ...schemaRows(breakingChangeSchema, 'breaking_change.')],
  },
  config: { head: ['Key', 'Type', 'Meaning'], rows: () => schemaRows(siteConfigSchema) },
  components: {
    head: ['Component', 'Props', 'What it shows'],
    rows: () =>
      Object.entries(components as Record<string, ComponentDefinition>).map(([name, { props, summary, parents }]) => ({
        name: `<${name}>`,
        type:
          schemaRows(props)
            .map((row) => `${row.name}: ${row.type}`)
            .join('; ') || 'none',
        text: summary + (parents ? ` Only inside ${parents.join(' or ')}.` : ''),
      })),
  },
  html: {
    head: ['Element', 'Attributes', ''],
    rows: () =>
      Object.entries(htmlElements).map(([name, attributes]) => ({ name: `<${name}>`, type: attributes.join(', ') || 'none', text: '' })),
  },
}

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  default?: unknown
  description?: string
}

/** What the table about a subject holds: its columns, and of each row the cells. The first one of a row is code. */
export function referenceRows(of: Subject): { columns: string[]; rows: string[][] } {
  const { head, rows } = tables[of]
  const columns = head.filter(Boolean)
  return { columns, rows: rows().map(({ name, type, text }) => [name, type, text].slice(0, columns.length)) }
}

/** The same table as Markdown. */
export function referenceTable(of: Subject): string {
  const { columns, rows } = referenceRows(of)
  return markdownTable(
    columns,
    rows.map(([name = '', ...cells]) => [`\`${name}\``, ...cells.map((cell) => cell.replaceAll('<', '\\<'))]),
  )
}

/** @param prefix of the keys, where they stand inside another one */
function schemaRows(schema: z.ZodObject, prefix = ''): Rows {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.entries(properties).map(([name, property]) => ({
    name: `${prefix}${name}${required.includes(name) ? ' (required)' : ''}`,
    type:
      typeName(property) +
      (property.default !== undefined && typeof property.default !== 'object' ? ` (default ${JSON.stringify(property.default)})` : ''),
    text: property.description ?? '',
  }))
}

function typeName(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? typeName(schema.items) : 'values'}`
  return schema.type ?? 'any'
}
