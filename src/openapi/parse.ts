import type { OpenApiDocument } from './document.ts'
import { References } from './references.ts'
import { deepYaml } from '../values/deep-yaml.ts'
import { shapeProblem, sizeProblem } from './shape.ts'

/** An invalid document. Each line of the message has the JSON Pointer of a location and the problem there. */
export class OpenApiError extends Error {
  override name = 'OpenApiError'
}

/** Maximum number of reported problems; further ones are usually repetitions. */
const MAX_PROBLEMS = 10

/**
 * Parses and validates an OpenAPI 3.0 or 3.1 document in JSON or YAML.
 * @param file named in errors
 * @throws {OpenApiError} if it is invalid
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
  // Check references first: the validator stops at an unresolvable one without reporting its location.
  const lost = new References(data as OpenApiDocument).problems()
  const problems = lost.length > 0 ? lost : await schemaProblems(data)
  if (problems.length === 0) return data as OpenApiDocument
  const more = problems.length > MAX_PROBLEMS ? [`… and ${problems.length - MAX_PROBLEMS} more.`] : []
  throw new OpenApiError([...problems.slice(0, MAX_PROBLEMS).map((problem) => `${file}${problem}`), ...more].join('\n'))
}

/** Tries JSON first. It is also valid YAML, but the YAML parser takes fifty times as long; its errors have positions, however. */
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
      // The parser recurses for each level of nesting.
      const message = error instanceof RangeError ? 'It is nested too deeply to be read.' : (error as Error).message.split('\n')[0]
      throw new OpenApiError(`${file}: ${message}`)
    }
  }
}

/**
 * Validates against the official schema. An error often causes further errors in its ancestors, so only the deepest ones are
 * reported.
 */
async function schemaProblems(data: object): Promise<string[]> {
  // Loaded on demand, since loading takes longer than a build without changed documents.
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  // The validator modifies its input.
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
