import { useEffect, useRef } from 'react'
import type { ApiContents } from '../../site/view.ts'
import { reveal } from '../doc/TocEntries.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { Method } from './Method.tsx'

interface OperationsProps extends ApiContents {
  /** ID of the operation in view. */
  active: string | undefined
}

/** Sidebar of an API: operations by group, with the current one marked and scrolled into view, and links to other APIs. */
export function Operations({ groups, others, active }: OperationsProps) {
  const messages = useMessages()
  const list = useRef<HTMLElement>(null)
  useEffect(() => reveal(list.current!), [active])
  return (
    <nav ref={list} aria-label={messages.page.apiOperations}>
      {groups.map((group) => (
        <div key={group.name}>
          <p>{group.name}</p>
          <ul>
            {group.operations.map(({ id, method, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
                  <Method name={method} /> <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <OtherApis others={others} />
    </nav>
  )
}

/** Links to the site's other APIs. */
export function OtherApis({ others }: Pick<ApiContents, 'others'>) {
  const href = useHref()
  const messages = useMessages()
  if (others.length === 0) return null
  return (
    <div>
      <p>{messages.page.otherApis}</p>
      <ul>
        {others.map((other) => (
          <li key={other.href}>
            <a href={href(other.href)}>{other.label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
