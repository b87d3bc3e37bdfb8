import { useEffect, type SyntheticEvent } from 'react'
import { useMessages } from '../state/messages.tsx'
import { forgetMissingVersion, preferVersion } from '../state/preferred-version.ts'
import { useHref, useSite } from '../state/site.tsx'
import { Dropdown } from '../parts/Dropdown.tsx'
import { Icon } from '../parts/Icon.tsx'

/** Adds the current query and hash to a link. */
function keepPlace({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  link.search = location.search
  link.hash = location.hash
}

/**
 * Menu of versions. The current version links to the document (otherwise to its main document), others to the same document if they have
 * it. Renders a plain link if there is only one version.
 * @param document route of the current document
 * @param versions indexes of the other versions that have it
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
