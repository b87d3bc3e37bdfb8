import type { Fence } from '../harness/document.ts'
import type { Mark } from '../harness/mark.ts'

/** Language and mark of the fence with a sample's response in the document; `undefined` if there is none. */
export function responseOf(sample: Fence, fences: Fence[]): { language: string; mark: Mark } | undefined {
  for (const fence of fences.slice(fences.indexOf(sample) + 1)) {
    const { mark, language } = fence
    if (!mark || mark.kind === 'no' || mark.kind === 'ts' || mark.kind === 'variables' || mark.kind === 'file' || mark.kind === 'effect')
      continue
    if (mark.kind === 'response') return { language, mark }
    // Another sample precedes the response, unless it is in an adjacent tab.
    if (sample.tab === undefined || fence.tab?.tabs !== sample.tab.tabs) return undefined
  }
  return undefined
}
