import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { IslandName } from '../theme/blocks/island-names.ts'
import { islands } from '../theme/blocks/islands.ts'
import { LoadError } from '../theme/pages/Loadable.tsx'
import { tellMissingCode } from '../theme/state/missing-code.ts'
import { keepWritten } from './written.ts'

let roots: Root[] = []

/** Wakes the interactive blocks of the article that is shown; those of the last one end. */
export function wakeIslands(): void {
  const old = roots
  roots = []
  // React must not be told to end a root while it renders another.
  queueMicrotask(() => old.forEach((root) => root.unmount()))
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void wake(element)
}

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  try {
    const { default: Component } = await islands[name]()
    const Block = Component as unknown as ComponentType<object>
    const block = (
      <Taken onTaken={keepWritten(element)}>
        <Block {...props} />
      </Taken>
    )
    roots.push(hydrateRoot(element, block, { identifierPrefix: element.dataset.uid ?? '' }))
  } catch (error) {
    tellMissingCode()
    const notice = element.appendChild(document.createElement('div'))
    const root = createRoot(notice)
    const retry = () => {
      root.unmount()
      notice.remove()
      void wake(element)
    }
    root.render(<LoadError error={error} onRetry={retry} />)
  }
}

/** Calls back once React has taken over what is in it, and has no work left to do: what happens then is taken as an event. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(() => queueMicrotask(onTaken), [onTaken])
  return children
}
