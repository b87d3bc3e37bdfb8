import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CompanionProps } from '../../src/theme/companion.ts'
import { tellMissingCode } from '../../src/theme/state/missing-code.ts'
import { adoptStyle } from '../../src/theme/styles/adopt-style.ts'
import styles from './controls.css?inline'
import { fetchAhead } from './fetch-ahead.ts'
import { closeOpened, openAhead } from './frame-ahead.ts'
import { NOT_LOADED } from './not-loaded.ts'
import { placesIn, removePlaces } from './places.ts'
import { laterPartFor, readSamples, type Sample } from './samples.ts'
import { nameOf, readShared, type Shared } from './share.ts'
import { useLoaded } from './useLoaded.ts'
import { editionOf, preferredEdition } from './version.ts'

adoptStyle(styles)

async function loadConsole() {
  try {
    return (await import('./SampleConsole.tsx')).default
  } catch (error) {
    closeOpened()
    throw error
  }
}

/** Time in milliseconds after which Run is likely to be pressed if the pointer or the focus rests on it. */
const REST = 120

/** Adds Run and Edit buttons to a page's samples. Their code is loaded on use. */
export default function RunSamples({ fences }: CompanionProps) {
  const [samples] = useState(() => readSamples(fences))
  const [{ shared, count }, setGiven] = useState(() => ({ shared: readShared(), count: 0 }))
  useEffect(() => {
    // A link may lead to a sample on the same page.
    const follow = () => {
      const next = readShared()
      if (next) setGiven((given) => ({ shared: next, count: given.count + 1 }))
    }
    addEventListener('locationchange', follow)
    return () => removeEventListener('locationchange', follow)
  }, [])
  const target = shared && (samples.find(({ text }) => nameOf(text) === shared.sample) ?? samples[0])
  return samples.map((sample) => (
    <SampleControls
      key={`${sample.index} ${sample === target ? count : 0}`}
      sample={sample}
      samples={samples}
      shared={sample === target ? shared : undefined}
    />
  ))
}

function SampleControls({ sample, samples, shared }: { sample: Sample; samples: Sample[]; shared: Shared | undefined }) {
  const [places] = useState(() => placesIn(sample))
  const [asked, setAsked] = useState<'run' | 'edit' | undefined>(shared && 'run')
  const [runs, setRuns] = useState(shared ? 1 : 0)
  const [isHeld, setIsHeld] = useState(false)
  const isWanted = asked !== undefined || isHeld
  const { loaded: SampleConsole, isMissing } = useLoaded(loadConsole, isWanted ? `${asked} ${runs}` : undefined)
  const part = laterPartFor(sample)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => removePlaces(places), [places])
  useEffect(() => {
    if (shared) sample.element.scrollIntoView({ block: 'center' })
  }, [shared, sample])
  const edition = () => (shared?.version === undefined ? preferredEdition() : editionOf(shared.version))
  const prepare = () => {
    void import('./prepare.ts').then(({ ReaderCopy }) => ReaderCopy.of(edition()).prepare(part), tellMissingCode)
    loadConsole().catch(tellMissingCode)
  }
  /** Starts Strapi in parallel with loading the console. */
  const begin = () => {
    openAhead()
    fetchAhead(edition(), part)
    prepare()
  }
  const ask = (what: 'run' | 'edit') => {
    begin()
    setAsked((now) => (what === 'edit' && now === 'edit' ? 'run' : now === 'edit' ? now : what))
    if (what === 'run') setRuns((count) => count + 1)
  }
  const rest = () => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    resting.current = setTimeout(prepare, REST)
  }
  const leave = () => clearTimeout(resting.current)
  const isEditing = asked === 'edit'
  return (
    <>
      {createPortal(
        <>
          <button type="button" className="run-edit" aria-pressed={isEditing} onClick={() => ask('edit')}>
            Edit
          </button>
          <button
            type="button"
            className="run"
            onClick={() => ask('run')}
            onPointerDown={(event) => {
              // A touch may be the start of scrolling.
              if (event.pointerType === 'touch') return
              begin()
              setIsHeld(true)
            }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && rest()}
            onPointerLeave={leave}
            onFocus={rest}
            onBlur={leave}
          >
            <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
              <path d="M1.5 0.5v9l7.5-4.5z" fill="currentColor" />
            </svg>
            Run
          </button>
        </>,
        places.controls,
      )}
      {/* Rendered while the button is held, so that the response only has to be added. */}
      {isWanted && SampleConsole && (
        <SampleConsole sample={sample} samples={samples} places={places} isEditing={isEditing} runs={runs} shared={shared} />
      )}
      {isMissing &&
        createPortal(
          <p className="run-missing" role="alert">
            {NOT_LOADED}
          </p>,
          places.answer,
        )}
    </>
  )
}
