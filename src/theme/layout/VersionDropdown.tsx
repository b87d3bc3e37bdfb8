import { useEffect } from 'react'
import { useMessages } from '../state/messages.tsx'
import { forgetMissingVersion, preferVersion } from '../state/preferred-version.ts'
import { useHref, useSite } from '../state/site.tsx'
import { Dropdown } from '../parts/Dropdown.tsx'
import { Icon } from '../parts/Icon.tsx'

/** The documented version and where the others are; with one version only, a plain link. */
export function VersionDropdown() {
  const { version } = useSite()
  const { frame } = useMessages()
  const href = useHref()
  useEffect(() => {
    if (version) forgetMissingVersion([version.name])
  }, [version])
  if (!version) return null
  const home = href(`/${version.mainDocId}`)
  const { label = frame.nextVersion } = version
  if (version.others.length === 0) return <a href={home}>{label}</a>
  return (
    <Dropdown name={frame.version} label={label}>
      <li>
        <a href={home} aria-current="true" onClick={() => preferVersion(version.name)}>
          {`${version.number} (${label})`}
        </a>
      </li>
      {version.others.map((other) => (
        <li key={other.href}>
          <a href={other.href} target="_blank" rel="noopener noreferrer">
            {other.label}
            <Icon name="external" size={14} />
          </a>
        </li>
      ))}
    </Dropdown>
  )
}
