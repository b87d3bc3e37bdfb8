import { hasParts, type Property, type Schema } from '../../openapi/reference.ts'
import type { Messages } from '../../messages/messages.ts'
import { Sentence, useAllMessages } from '../state/messages.tsx'
import { Text } from './Text.tsx'

/** Renders a schema's properties, items, and variants; nested schemas are collapsed. */
export function SchemaParts({ schema: { properties, items, variants } }: { schema: Schema }) {
  const { api } = useAllMessages()
  return (
    <>
      {properties.length > 0 && (
        <dl className="options">
          {properties.map((property) => (
            <PropertyView key={property.name} property={property} />
          ))}
        </dl>
      )}
      {items && <SchemaParts schema={items} />}
      {variants && (
        <div className="api-variants">
          <p>{api.schema[variants.kind]}</p>
          <ol>
            {variants.options.map((option, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- alternatives have no names and a fixed order
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

/** Renders a property like an option in an option list: type, marks, description, and collapsed nested schema. */
export function PropertyView({ property: { name, isRequired, isDeprecated, access, schema } }: { property: Property }) {
  const { api } = useAllMessages()
  const { description, rules } = schema
  const marks = [access, isDeprecated ? ('deprecated' as const) : undefined].flatMap((mark) => (mark ? [api.marks[mark]] : []))
  return (
    <div>
      <dt>{name}</dt>
      <dd className="fact">
        <TypeText schema={schema} /> {isRequired && <b>{api.marks.required}</b>} {marks.join(' ')}
      </dd>
      {(description !== '' || rules.length > 0 || hasParts(schema)) && (
        <dd>
          <Text>{description}</Text>
          <SchemaRules rules={rules} />
          {hasParts(schema) && (
            <details>
              <summary>
                <Sentence parts={api.partsOf(<code>{name}</code>)} />
              </summary>
              <SchemaParts schema={schema} />
            </details>
          )}
        </dd>
      )}
    </div>
  )
}

/** Renders a mark such as “required”. */
export function FieldMark({ name }: { name: keyof Messages['api']['marks'] }) {
  const { api } = useAllMessages()
  return (
    <>
      {' '}
      <span className={name === 'required' ? 'api-required' : 'api-mark'}>{api.marks[name]}</span>
    </>
  )
}

/** Renders a schema's type, linked if it is a named schema. */
export function SchemaType({ schema }: { schema: Schema }) {
  return (
    <span className="api-type">
      <TypeText schema={schema} />
    </span>
  )
}

/** The same without the wrapper. */
export function TypeText({ schema: { type, link } }: { schema: Schema }) {
  return link === undefined ? type : <a href={`#${link}`}>{type}</a>
}

/** Renders validation rules on one line. */
export function SchemaRules({ rules }: { rules: string[] }) {
  return rules.length > 0 && <p className="api-rules">{rules.join('; ')}</p>
}
