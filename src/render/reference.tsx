import { z } from 'zod'
import { components, htmlElements, type ComponentDefinition } from '../compile/components.ts'
import { frontMatterSchema } from '../compile/front-matter.ts'
import { siteConfigSchema } from '../site/config.ts'

/** What a table of the authors' page describes. */
type Subject = 'front-matter' | 'components' | 'html' | 'config'

type Rows = Array<{ name: string; type: string; text: string }>

const tables: Record<Subject, { head: [string, string, string]; rows: () => Rows }> = {
  'front-matter': { head: ['Key', 'Type', 'Meaning'], rows: () => schemaRows(frontMatterSchema) },
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

/** A table made from a schema, so that it can't disagree with what the build accepts. */
export function Reference({ of }: { of: Subject }) {
  const { head, rows } = tables[of]
  const columns = head.filter(Boolean)
  return (
    <div className="table" tabIndex={0} role="group" aria-label={`Table: ${columns.join(', ')}`}>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows().map((row) => (
            <tr key={row.name}>
              <td>
                <code>{row.name}</code>
              </td>
              <td>{row.type}</td>
              {columns.length > 2 && <td>{row.text}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function schemaRows(schema: z.ZodObject): Rows {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.entries(properties).map(([name, property]) => ({
    name: required.includes(name) ? `${name} (required)` : name,
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
