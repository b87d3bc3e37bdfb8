import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import islands from 'virtual:islands'
import type { FirstMessages } from '../messages/messages.ts'
import type { CompanionProps } from '../theme/companion.ts'
import { MessagesContext } from '../theme/state/messages.tsx'
import { tellMissingCode } from '../theme/state/missing-code.ts'

/**
 * Wakes the blocks that add something to the page's code (`Block.accompanies`). Each is one root, which stands nowhere: what it
 * shows, it puts into the code. They get the application's first messages only.
 */
export function accompany(messages: FirstMessages, onRoot: (root: Root) => void): void {
  const accompanied = [...document.querySelectorAll<HTMLElement>('[data-with]')]
  for (const name of new Set(accompanied.map(({ dataset }) => dataset.with!))) {
    const fences = accompanied.filter(({ dataset }) => dataset.with === name)
    islands[name]!().then(
      ({ default: View }) => {
        if (!fences[0]!.isConnected) return
        const root = createRoot(document.createElement('div'))
        onRoot(root)
        const Companion = View as ComponentType<CompanionProps>
        root.render(
          <MessagesContext value={messages}>
            <Companion fences={fences} />
          </MessagesContext>,
        )
      },
      // The code stays as it is.
      tellMissingCode,
    )
  }
}
