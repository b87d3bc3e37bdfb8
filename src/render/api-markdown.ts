import type { Messages } from '../messages/messages.ts'
import { describeAuth } from '../openapi/describe-auth.ts'
import type { ApiReference, Operation, Parameter, Property, Schema } from '../openapi/reference.ts'
import type { RequestSample } from '../openapi/samples.ts'
import { escapeMarkdown } from '../site/link-list.ts'

interface ApiSource {
  api: ApiReference
  samples: Record<string, RequestSample[]>
}

interface ApiPlace {
  title: string
  description: string
  /** Absolute URL. */
  url: string
  messages: Messages
}

/** Formats an API reference as Markdown: each operation with its parameters, responses, and one sample request. */
export function apiMarkdown({ api, samples }: ApiSource, { title, description, url, messages }: ApiPlace): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(description)}`,
    messages.blocks.source(url),
    `## ${escapeMarkdown(`${api.title} ${api.version}`)}`,
    api.description,
    api.servers.map((server) => `- ${code(server.url)} ${server.description}`.trimEnd()).join('\n'),
    ...api.groups.flatMap(({ operations }) =>
      operations.flatMap((one) => operationParts(one, { api, samples: samples[one.id], messages })),
    ),
    ...(api.schemas.length > 0 ? [`## ${messages.api.schemas}`] : []),
    ...api.schemas.flatMap(({ name, schema }) => [
      `### ${escapeMarkdown(name)}`,
      code(schema.type),
      schema.description,
      partsOf(schema, messages),
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

interface OperationContext {
  api: ApiReference
  samples: RequestSample[] | undefined
  messages: Messages
}

function operationParts(operation: Operation, { api, samples: [sample] = [], messages }: OperationContext): string[] {
  const { method, path, summary, description, parameters, body, responses, auth } = operation
  const schemes = auth.map((names) => api.auth.filter(({ name }) => names.includes(name)))
  const places = [...new Set(parameters.map((parameter) => parameter.in))]
  return [
    `### ${escapeMarkdown(summary)}`,
    code(`${method} ${path}`),
    description,
    schemes.length > 0 ? describeAuth(schemes, messages.api.auth) : '',
    ...places.flatMap((place) => [
      `#### ${messages.api.parameters[place]}`,
      listed(
        parameters.filter((parameter) => parameter.in === place),
        messages,
      ),
    ]),
    ...(body ? [`#### ${messages.api.body}`, body.description] : []),
    ...(body?.media ?? []).flatMap(({ type, schema }) => [`${code(type)}${typeAfter(schema)}`, schema ? partsOf(schema, messages) : '']),
    ...(sample ? [`\`\`\`${sample.language}\n${sample.code}\n\`\`\``] : []),
    `#### ${messages.api.responses}`,
    responses
      .map(
        (one) =>
          `- ${code(one.status)} ${[oneLine(one.description), ...one.media.map(({ type, schema }) => code(type) + typeAfter(schema))].join(' ')}`,
      )
      .join('\n'),
  ]
}

function typeAfter(schema: Schema | undefined): string {
  return schema ? ` ${code(schema.type)}` : ''
}

/** Lists properties with their types and descriptions; nested ones are indented. */
function partsOf({ properties, items, variants }: Schema, messages: Messages, indent = ''): string {
  if (items) return partsOf(items, messages, indent)
  if (variants) return variants.options.map((option) => `${indent}- ${code(option.type)}`).join('\n')
  return listed(properties, messages, indent)
}

function listed(entries: Array<Property | Parameter>, messages: Messages, indent = ''): string {
  return entries.map((entry) => entryOf(entry, messages, indent)).join('\n')
}

function entryOf(entry: Property | Parameter, messages: Messages, indent: string): string {
  const { marks } = messages.api
  const { name, isRequired, isDeprecated, schema } = entry
  const facts = [schema.type, ...(isRequired ? [marks.required] : []), ...(isDeprecated ? [marks.deprecated] : []), ...schema.rules]
  const meaning = oneLine(('description' in entry && entry.description) || schema.description)
  const line = `${indent}- ${code(name)} (${facts.join('; ')})${meaning === '' ? '' : `: ${meaning}`}`
  return [line, partsOf(schema, messages, `${indent}  `)].filter((part) => part !== '').join('\n')
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
