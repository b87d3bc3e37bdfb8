import { z } from 'zod'
import type { BlockRegistry } from '../../compile/block.ts'
import { schemaWith } from '../../compile/front-matter-schema.ts'
import { htmlElements } from '../../compile/html-elements.ts'
import { siteConfigSchema } from '../../site/config.ts'

/** Available reference tables. */
export const subjects = ['front-matter', 'components', 'html', 'config'] as const

export type Subject = (typeof subjects)[number]

/** A reference table. The first cell of each row is rendered as code. */
export interface ReferenceTable {
  columns: string[]
  rows: string[][]
}

/** Generates reference tables from the schemas and the block registry. */
export function referenceTables(blocks: BlockRegistry): Record<Subject, ReferenceTable> {
  return {
    'front-matter': { columns: ['Key', 'Type', 'Default', 'Meaning'], rows: schemaRows(schemaWith(blocks.frontMatter)) },
    config: { columns: ['Key', 'Type', 'Default', 'Meaning'], rows: schemaRows(siteConfigSchema, { depth: 1 }) },
    components: {
      columns: ['Component', 'Props', 'What it shows'],
      rows: blocks.all
        .filter(({ tag }) => tag !== false)
        .map(({ name, props, summary, parents }) => [
          `<${name}>`,
          schemaRows(props)
            .map(([prop, type, byDefault]) => `${prop}: ${type}${byDefault === '–' ? '' : ` (default ${byDefault})`}`)
            .join('; ') || 'none',
          summary + (parents ? ` Only inside ${parents.join(' or ')}.` : ''),
        ]),
    },
    html: {
      columns: ['Element', 'Attributes'],
      rows: Object.entries(htmlElements).map(([name, attributes]) => [`<${name}>`, attributes.join(', ') || 'none']),
    },
  }
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

/** Returns name, type, default, and meaning of each key, with nested keys after those of their level. */
function schemaRows(schema: z.ZodType, { depth = 2 } = {}): string[][] {
  return propertyRows(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, { depth, prefix: '' })
}

/** @param depth number of levels of nested keys */
function propertyRows({ properties = {}, required = [] }: JsonSchema, { depth, prefix }: { depth: number; prefix: string }): string[][] {
  const rows = Object.entries(properties).map(([name, property]) => [
    `${prefix}${name}`,
    typeName(property) + (required.includes(name) ? ', required' : ''),
    property.default !== undefined && typeof property.default !== 'object' ? `\`${JSON.stringify(property.default)}\`` : '–',
    property.description ?? '',
  ])
  if (depth === 1) return rows
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    propertyRows(property, { depth: depth - 1, prefix: `${prefix}${name}.` }),
  )
  return [...rows, ...inner]
}

function typeName(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? typeName(schema.items) : 'values'}`
  return schema.type ?? 'any'
}
