import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import islands from 'virtual:islands'
import type { FirstMessages } from '../messages/messages.ts'
import type { CompanionProps } from '../theme/companion.ts'
import { MessagesContext } from '../theme/state/messages.tsx'
import { tellMissingCode } from '../theme/state/missing-code.ts'

/**
 * Mounts the blocks that add to code on the page (`Block.accompanies`). Each is one React root in a detached element and adds its
 * output to the code itself. It only gets the messages that are loaded with the application.
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
      // On failure, the code remains as rendered by the build.
      tellMissingCode,
    )
  }
}
