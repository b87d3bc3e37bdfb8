import type { Fence } from '../harness/document.ts'
import type { Mark } from '../harness/mark.ts'

/** How a document shows the answer to a sample: the language and the mark of the fence that follows it; `undefined` where none does. */
export function responseOf(sample: Fence, fences: Fence[]): { language: string; mark: Mark } | undefined {
  for (const fence of fences.slice(fences.indexOf(sample) + 1)) {
    const { mark, language } = fence
    if (!mark || mark.kind === 'no' || mark.kind === 'ts' || mark.kind === 'variables' || mark.kind === 'file' || mark.kind === 'effect')
      continue
    if (mark.kind === 'response') return { language, mark }
    // Another sample comes first, unless it is in a tab beside.
    if (sample.tab === undefined || fence.tab?.tabs !== sample.tab.tabs) return undefined
  }
  return undefined
}
