import { useState, type MouseEvent } from 'react'
import type { OtherVersion } from '../../site/other-versions.ts'
import { Icon } from '../parts/Icon.tsx'
import { Loadable } from '../parts/Loadable.tsx'
import { useMessages } from '../state/messages.tsx'
import { usePreferredAnswers } from '../state/preferred-answers.ts'
import { useHref, useSite } from '../state/site.tsx'

const load = () => import('./Differences.tsx')

interface OtherVersionsProps {
  route: string
  /** The version that the page documents. */
  documented: string
  others: OtherVersion[]
}

/**
 * Shows whether the page applies to other versions. Differences link to the list of all changes; with JavaScript, the page shows its own.
 * The version a reader chooses for responses applies to all pages.
 */
export function OtherVersions({ route, documented, others }: OtherVersionsProps) {
  const { page } = useMessages()
  const changes = useSite().verification?.changes
  const href = useHref()
  const preferred = usePreferredAnswers()
  const [opened, setOpened] = useState<string>()
  const version = opened ?? others.find((other) => other.differing > 0 && other.version === preferred)?.version
  return (
    <>
      {others.map((other) => {
        const text = page.otherVersion(other)
        const open = (event: MouseEvent) => {
          event.preventDefault()
          setOpened(other.version)
        }
        return (
          <span key={other.version}>
            {other.differing > 0 && changes !== undefined ? (
              <a href={href(changes)} data-wake="" onClick={open}>
                {text}
              </a>
            ) : (
              <>
                <Icon name="check" size={16} />
                {text}
              </>
            )}
          </span>
        )
      })}
      {version !== undefined && (
        <Loadable
          key={version}
          load={load}
          props={{ route, documented, version, isWanted: opened !== undefined, onClose: () => setOpened(undefined) }}
        />
      )}
    </>
  )
}
