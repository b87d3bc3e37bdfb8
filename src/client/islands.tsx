import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import islands from 'virtual:islands'
import type { FirstMessages } from '../messages/messages.ts'
import { MessagesContext } from '../theme/state/messages.tsx'
import { tellMissingCode } from '../theme/state/missing-code.ts'
import { keepClicks } from './keep-clicks.ts'
import { keepWritten } from './keep-written.ts'
import { loadMessages } from './messages.ts'
import { MissingIslands } from './missing-islands.tsx'

let roots: Root[] = []
let missing: MissingIslands | undefined

/** Hydrates the interactive blocks of the current article and unmounts those of the previous one. */
export function wakeIslands(messages: FirstMessages): void {
  const old = roots
  roots = []
  missing?.end()
  const now = (missing = new MissingIslands(messages, (elements) => elements.forEach((element) => void wake(element, now))))
  // React doesn't allow unmounting a root while another one renders.
  queueMicrotask(() => old.forEach((root) => root.unmount()))
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void wake(element, now)
}

/** Mounts the blocks that add to the article's code. */
export function accompanyCode(messages: FirstMessages): void {
  if (document.querySelector('[data-with]'))
    import('./accompany.tsx').then(({ accompany }) => accompany(messages, (root) => roots.push(root)), tellMissingCode)
}

async function wake(element: HTMLElement, missing: MissingIslands): Promise<void> {
  const name = element.dataset.island ?? ''
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  const letClicksThrough = keepClicks(element)
  try {
    const [{ default: View }, all] = await Promise.all([islands[name]!(), loadMessages()])
    // A page may have a hundred islands; a task for each lets the browser handle input in between.
    await new Promise((resolve) => setTimeout(resolve))
    if (element.isConnected)
      hydrate(
        element,
        <MessagesContext value={all}>
          <View {...props} />
        </MessagesContext>,
      )
  } catch (error) {
    tellMissingCode()
    if (element.isConnected) missing.add(element, error)
  }
  letClicksThrough()
}

/** Hydrates synchronously, so the reader can't type in the meantime. */
function hydrate(element: HTMLElement, block: ReactNode): void {
  const giveBack = keepWritten(element)
  flushSync(() => roots.push(hydrateRoot(element, block, { identifierPrefix: element.dataset.uid ?? '' })))
  giveBack()
}
