import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { withBase } from '../../addresses/base-url.ts'
import { fetchJson } from '../../addresses/fetch-json.ts'
import { pageVersionsFile } from '../../addresses/page-files.ts'
import type { VersionDifference, VersionDifferences } from '../../site/other-versions.ts'
import { useAllMessages } from '../state/messages.tsx'
import { preferAnswers, usePreferredAnswers } from '../state/preferred-answers.ts'
import { useHref, useSite } from '../state/site.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import { AnswerSwitch } from './AnswerSwitch.tsx'
import css from './differences.css?inline'
import { placesOf, removePlaces, type SamplePlace } from './places.ts'
import { Reasons } from './Reasons.tsx'

adoptStyle(css)

interface DifferencesProps {
  route: string
  /** The version that the page documents. */
  documented: string
  version: string
  /** Whether to show the list; otherwise only the switches on samples are shown. */
  isWanted: boolean
  onClose: () => void
}

/** Shows how another version differs from the page: a list, and a switch on each affected sample. */
export default function Differences({ route, documented, version, isWanted, onClose }: DifferencesProps) {
  const { baseUrl, verification } = useSite()
  const { otherVersions } = useAllMessages()
  const href = useHref()
  const [found, setFound] = useState<{ differences: VersionDifference[]; places: SamplePlace[] } | 'failed'>()
  const isOther = usePreferredAnswers() === version
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    let places: SamplePlace[] = []
    let isCurrent = true
    fetchJson(withBase(`/${pageVersionsFile(route)}`, baseUrl)).then(
      (versions) => {
        if (!isCurrent) return
        const differences = (versions as VersionDifferences[]).find((each) => each.version === version)?.differences ?? []
        places = placesOf(differences)
        setFound({ differences, places })
      },
      () => isCurrent && setFound('failed'),
    )
    return () => {
      isCurrent = false
      removePlaces(places)
    }
  }, [route, version, baseUrl])
  useEffect(() => {
    if (isWanted && found) list.current?.focus()
  }, [isWanted, found])

  const prefer = (other: boolean) => preferAnswers(other ? version : undefined)
  if (found === undefined) return null
  if (found === 'failed') return isWanted && <p role="alert">{otherVersions.failed}</p>
  const { differences, places } = found
  const placeOf = (difference: VersionDifference) => places.find((place) => place.difference === difference)
  return (
    <>
      {places.map((place) =>
        createPortal(
          <AnswerSwitch place={place} names={[documented, version]} isOther={isOther} onPrefer={prefer} />,
          place.host,
          place.difference.code,
        ),
      )}
      {isWanted && (
        <section className="differences" tabIndex={-1} ref={list} aria-label={otherVersions.title(version)}>
          <h2>{otherVersions.title(version)}</h2>
          <ul>
            {differences.map((difference, index) => (
              <li key={index}>
                <DifferenceName difference={difference} place={placeOf(difference)} onFind={() => prefer(true)} />
                <Reasons difference={difference} />
              </li>
            ))}
          </ul>
          <p>
            {verification?.changes !== undefined && <a href={href(verification.changes)}>{otherVersions.all}</a>}
            <button type="button" onClick={onClose}>
              {otherVersions.close}
            </button>
          </p>
        </section>
      )}
    </>
  )
}

interface DifferenceNameProps {
  difference: VersionDifference
  place: SamplePlace | undefined
  onFind: () => void
}

/** Renders the name of a difference; for a sample on the page, a button that scrolls to it. */
function DifferenceName({ difference: { at, what, kind }, place, onFind }: DifferenceNameProps) {
  const { otherVersions } = useAllMessages()
  const name = what === 'sample' ? <code>{at}</code> : <q>{at}</q>
  const find = () => {
    onFind()
    place?.sample.scrollIntoView({ block: 'start' })
    place?.host.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <p>
      <b>{otherVersions.kinds[kind]}</b>{' '}
      {place ? (
        <button type="button" onClick={find} title={otherVersions.find}>
          {name}
        </button>
      ) : (
        name
      )}
    </p>
  )
}
