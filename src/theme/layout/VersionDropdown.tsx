import { useEffect, type SyntheticEvent } from 'react'
import { useMessages } from '../state/messages.tsx'
import { forgetMissingVersion, preferVersion } from '../state/preferred-version.ts'
import { useHref, useSite } from '../state/site.tsx'
import { Dropdown } from '../parts/Dropdown.tsx'
import { Icon } from '../parts/Icon.tsx'

/** Leads to the place of a page that the reader is at, with what was asked for. */
function keepPlace({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  link.search = location.search
  link.hash = location.hash
}

/**
 * The documented version, which leads to the same document or else to the version's main one, and where the others are; with one
 * version only, a plain link.
 * @param document route of the document that is shown
 * @param versions places of the others that have it, too
 */
export function VersionDropdown({ document, versions = [] }: { document: string | undefined; versions?: number[] | undefined }) {
  const { version } = useSite()
  const { frame } = useMessages()
  const href = useHref()
  useEffect(() => {
    if (version) forgetMissingVersion([version.name])
  }, [version])
  if (!version) return null
  const home = href(document ?? `/${version.mainDocId}`)
  const { label = frame.nextVersion } = version
  if (version.others.length === 0) return <a href={href(`/${version.mainDocId}`)}>{label}</a>
  return (
    <Dropdown name={frame.version} label={label} opensOnHover>
      <li>
        <a
          href={home}
          aria-current="true"
          onPointerDown={keepPlace}
          onClick={(event) => {
            keepPlace(event)
            preferVersion(version.name)
          }}
        >
          {`${version.number} (${label})`}
        </a>
      </li>
      {version.others.map((other, place) => (
        <li key={other.href}>
          <a href={document && versions.includes(place) ? other.href + document : other.href} target="_blank" rel="noopener noreferrer">
            {other.label}
            <Icon name="external" size={14} />
          </a>
        </li>
      ))}
    </Dropdown>
  )
}
