import type { Property, Schema } from '../../openapi/reference.ts'
import { Text } from './Text.tsx'

/** The parts of a schema; what is deeper opens on demand. */
export function SchemaParts({ schema: { properties, items, variants } }: { schema: Schema }) {
  return (
    <>
      {properties.length > 0 && (
        <dl className="api-properties">
          {properties.map((property) => (
            <PropertyView key={property.name} property={property} />
          ))}
        </dl>
      )}
      {items && <SchemaParts schema={items} />}
      {variants && (
        <div className="api-variants">
          <p>{variants.kind}:</p>
          <ol>
            {variants.options.map((option, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- alternatives have no names, and don't move
              <li key={index}>
                <SchemaType schema={option} />
                <Text>{option.description}</Text>
                <SchemaParts schema={option} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

function PropertyView({ property: { name, isRequired, isDeprecated, access, schema } }: { property: Property }) {
  const hasParts = schema.properties.length > 0 || schema.items !== undefined || schema.variants !== undefined
  return (
    <div>
      <dt>
        <code>{name}</code> <SchemaType schema={schema} />
        {isRequired && <span className="api-required">required</span>}
        {access && <span className="api-mark">{access}</span>}
        {isDeprecated && <span className="api-mark">deprecated</span>}
      </dt>
      <dd>
        <Text>{schema.description}</Text>
        <Rules rules={schema.rules} />
        {hasParts && (
          <details>
            <summary>
              Parts of <code>{name}</code>
            </summary>
            <SchemaParts schema={schema} />
          </details>
        )}
      </dd>
    </div>
  )
}

export function SchemaType({ schema: { type, link } }: { schema: Schema }) {
  return <span className="api-type">{link === undefined ? type : <a href={`#${link}`}>{type}</a>}</span>
}

export function Rules({ rules }: { rules: string[] }) {
  return rules.length > 0 && <p className="api-rules">{rules.join('; ')}</p>
}
