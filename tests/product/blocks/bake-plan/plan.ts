import { createStorageSlot } from '../../../../src/theme/state/storage.ts'

/** Content of the form's fields. */
export interface Content {
  oven: string
  steps: string
}

/** Duration of a recipe in minutes, and its highest temperature. */
export interface Sum {
  minutes: number
  hottest: number
}

/** Adds up steps, written as JSON. @returns the sum, or an error message */
export function addUp(steps: string): Sum | { error: string } {
  try {
    const list = JSON.parse(steps) as unknown
    if (!Array.isArray(list)) return { error: 'Steps are a list: [ … ]' }
    const numbers = (key: 'heat' | 'minutes') => list.map((step) => Number((step as Record<string, unknown> | null)?.[key] ?? 0))
    return { minutes: numbers('minutes').reduce((sum, each) => sum + each, 0), hottest: Math.max(0, ...numbers('heat')) }
  } catch (error) {
    return { error: `This isn’t JSON: ${(error as Error).message}` }
  }
}

const slotOf = (id: string) => createStorageSlot(`bake-plan.${id}`)

/** Returns the content from the reader's last visit, if any. */
export function remembered(id: string): Content | undefined {
  try {
    const { oven, steps } = JSON.parse(slotOf(id).get() ?? '') as Partial<Record<keyof Content, unknown>>
    return typeof oven === 'string' && typeof steps === 'string' ? { oven, steps } : undefined
  } catch {
    return undefined
  }
}

export function remember(id: string, content: Content): void {
  slotOf(id).set(JSON.stringify(content))
}

export function forget(id: string): void {
  slotOf(id).delete()
}
