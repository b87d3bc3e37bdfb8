import type { OpenApiDocument } from './document.ts'
import { References } from './references.ts'
import { deepYaml } from '../values/deep-yaml.ts'
import { shapeProblem, sizeProblem } from './shape.ts'

/** Says what is wrong with a document, a line each, with the JSON pointer of the place. */
export class OpenApiError extends Error {
  override name = 'OpenApiError'
}

/** More than this only repeats itself. */
const MAX_PROBLEMS = 10

/**
 * Reads an OpenAPI 3.0 or 3.1 document, JSON or YAML.
 * @param file named in errors
 * @throws OpenApiError when it isn't one
 */
export async function parseOpenApi(text: string, file: string): Promise<OpenApiDocument> {
  const tooLong = sizeProblem(text)
  if (tooLong !== undefined) throw new OpenApiError(`${file}: ${tooLong}`)
  const data = await parseText(text, file)
  if (typeof data !== 'object' || data === null) throw new OpenApiError(`${file}: This isn’t an OpenAPI document.`)
  const misshapen = shapeProblem(data)
  if (misshapen !== undefined) throw new OpenApiError(`${file}${misshapen}`)
  const { openapi } = data as { openapi?: unknown }
  if (typeof openapi !== 'string' || !/^3\.[01]\./.test(openapi))
    throw new OpenApiError(`${file}#/openapi: must be a version such as "3.0.3" or "3.1.0".`)
  // The schema's validator stops at a reference that it can't follow, without a place.
  const lost = new References(data as OpenApiDocument).problems()
  const problems = lost.length > 0 ? lost : await schemaProblems(data)
  if (problems.length === 0) return data as OpenApiDocument
  const more = problems.length > MAX_PROBLEMS ? [`… and ${problems.length - MAX_PROBLEMS} more.`] : []
  throw new OpenApiError([...problems.slice(0, MAX_PROBLEMS).map((problem) => `${file}${problem}`), ...more].join('\n'))
}

/** JSON is YAML, too, whose parser takes fifty times as long and names the place of a mistake. */
async function parseText(text: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch {
    const tooDeep = deepYaml(text)
    if (tooDeep) throw new OpenApiError(`${file}: Line ${tooDeep.line}: ${tooDeep.message}`)
    const { parse } = await import('yaml')
    try {
      return parse(text)
    } catch (error) {
      // It recurses on indentation.
      const message = error instanceof RangeError ? 'It is nested too deeply to be read.' : (error as Error).message.split('\n')[0]
      throw new OpenApiError(`${file}: ${message}`)
    }
  }
}

/** Against the official schema. Each mistake comes with others that follow from it at places above: the deepest ones are the cause. */
async function schemaProblems(data: object): Promise<string[]> {
  // Only now: it takes longer to load than a build in which no document has changed.
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  // It takes what it is given apart.
  const { valid, errors } = await new Validator().validate({ ...structuredClone(data) })
  if (valid) return []
  if (!Array.isArray(errors)) return [`#/: ${String(errors)}`]
  const deepest = errors.filter(({ instancePath }) => !errors.some((other) => other.instancePath.startsWith(`${instancePath}/`)))
  return [...grouped(deepest)].map(([place, list]) => `#${place || '/'}: ${[...new Set(list.map(sentence))].join(', or ')}.`)
}

interface SchemaError {
  instancePath: string
  message?: string
  params?: { additionalProperty?: string; unevaluatedProperty?: string; allowedValues?: unknown[] }
}

function grouped(errors: SchemaError[]): Map<string, SchemaError[]> {
  const groups = new Map<string, SchemaError[]>()
  for (const error of errors) groups.set(error.instancePath, [...(groups.get(error.instancePath) ?? []), error])
  return groups
}

function sentence({ message = 'is wrong', params }: SchemaError): string {
  const key = params?.additionalProperty ?? params?.unevaluatedProperty
  if (key !== undefined) return `has an unknown key "${key}"`
  return params?.allowedValues ? `${message}: ${params.allowedValues.join(', ')}` : message
}
