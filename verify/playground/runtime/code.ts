import type { PlaygroundResult } from '../../../playground/protocol.ts'
import { insideFunction } from './inside.ts'
import { inspect } from './inspect.ts'
import type { Strapi } from './strapi.ts'

/** Runs code inside the application like the harness (`harness/samples.ts`). */
export async function runCode(strapi: Strapi, code: string): Promise<Omit<PlaygroundResult, 'ms'>> {
  const printed: string[] = []
  const print = (...values: unknown[]) =>
    void printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '))
  try {
    const value = await insideFunction(code)(strapi, { ...console, log: print, info: print, warn: print, error: print })
    const json = JSON.stringify(value) as string | undefined
    return { printed, ...(json === undefined ? {} : { value: json }) }
  } catch (error) {
    return { printed, error: describe(error) }
  }
}

function describe(error: unknown): NonNullable<PlaygroundResult['error']> {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, details } = error as Error & { details?: unknown }
  const hasDetails = details !== undefined && JSON.stringify(details) !== '{}'
  return { name, message, ...(hasDetails ? { details: JSON.stringify(details) } : {}) }
}
