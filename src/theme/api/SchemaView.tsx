import { hasParts, type Property, type Schema } from '../../openapi/reference.ts'
import type { Messages } from '../../messages/messages.ts'
import { Sentence, useAllMessages } from '../state/messages.tsx'
import { Text } from './Text.tsx'

/** The parts of a schema; what is deeper opens on demand. */
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

/** A name as lists of options have it: its type, what is special about it, what it means, and on demand what it is made of. */
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

/** What is special about a name. */
export function FieldMark({ name }: { name: keyof Messages['api']['marks'] }) {
  const { api } = useAllMessages()
  return (
    <>
      {' '}
      <span className={name === 'required' ? 'api-required' : 'api-mark'}>{api.marks[name]}</span>
    </>
  )
}

/** The type of a schema, with links to those that have a name. */
export function SchemaType({ schema }: { schema: Schema }) {
  return (
    <span className="api-type">
      <TypeText schema={schema} />
    </span>
  )
}

/** A type, which leads to where its parts are. */
export function TypeText({ schema: { type, link } }: { schema: Schema }) {
  return link === undefined ? type : <a href={`#${link}`}>{type}</a>
}

/** What values must be, in one line. */
export function SchemaRules({ rules }: { rules: string[] }) {
  return rules.length > 0 && <p className="api-rules">{rules.join('; ')}</p>
}
