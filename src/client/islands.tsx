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

/** Wakes the interactive blocks of the article that is shown; those of the last one end. */
export function wakeIslands(messages: FirstMessages): void {
  const old = roots
  roots = []
  missing?.end()
  const now = (missing = new MissingIslands(messages, (elements) => elements.forEach((element) => void wake(element, now))))
  // React must not be told to end a root while it renders another.
  queueMicrotask(() => old.forEach((root) => root.unmount()))
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void wake(element, now)
}

/** Adds to the code of the article what blocks have for it. */
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
    // A page may have a hundred: each is a task of its own, between which the reader is heard.
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

/** All at once, so that the reader can't write anything meanwhile. */
function hydrate(element: HTMLElement, block: ReactNode): void {
  const giveBack = keepWritten(element)
  flushSync(() => roots.push(hydrateRoot(element, block, { identifierPrefix: element.dataset.uid ?? '' })))
  giveBack()
}
