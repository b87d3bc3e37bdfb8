import { useState, useSyncExternalStore, type MouseEvent } from 'react'
import { versions, type Built } from '../../playground/built.ts'
import { ReaderCopy, watchCopies } from './reader-copy.ts'
import { wordsFor } from './senders.ts'

const LINK_COPIED = 'Link copied'
const WAS_RESET = 'The content was reset'

interface ConsoleBarProps {
  /** The Strapi version that runs requests. */
  edition: Built
  /** Sender of the request; `undefined` for a visitor, `null` for code, which runs without a sender. */
  reader: string | undefined | null
  isEdited: boolean
  isAnswered: boolean
  /** Whether the page has a recorded response in this place. */
  isRecorded: boolean
  /** Returns a URL that shares the current state. */
  address: () => string
  onReader: (reader: string | undefined) => void
  onEdition: (edition: Built) => void
  /** Called after the content was reset. */
  onReset: () => void
  onRestore: () => void
}

/** Controls for sender, Strapi version, reset, and sharing. */
export function ConsoleBar({
  edition,
  reader,
  isEdited,
  isAnswered,
  isRecorded,
  address,
  onReader,
  onEdition,
  onReset,
  onRestore,
}: ConsoleBarProps) {
  const copy = ReaderCopy.of(edition)
  const { writes } = useSyncExternalStore(watchCopies, () => copy.state)
  const [said, setSaid] = useState('')
  const [copied, setCopied] = useState<string>()
  const copyLink = async () => {
    const link = address()
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
      setSaid(LINK_COPIED)
    } catch {
      setSaid('The browser doesn’t allow copying here.')
    }
  }
  const reset = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, and focus with it.
    ;(currentTarget.nextElementSibling as HTMLElement).focus()
    await copy.putBack()
    setSaid(WAS_RESET)
    onReset()
  }
  return (
    <div className="run-bar">
      {reader !== null && (
        <label>
          Sent by
          <select value={reader ?? ''} onChange={({ target }) => onReader(target.value || undefined)}>
            <option value="">{wordsFor(undefined)}</option>
            {edition.readers.map((name) => (
              <option key={name} value={name}>
                {wordsFor(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {versions.length > 1 && (
        <label>
          Strapi
          <select value={edition.version} onChange={({ target }) => onEdition(versions[target.selectedIndex]!)}>
            {versions.map(({ version }) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </label>
      )}
      {/* Visible, unless the button says the same. */}
      <span className={said === LINK_COPIED || (said === WAS_RESET && writes > 0) ? 'sr-only' : undefined} role="status">
        {said}
      </span>
      <span className="run-actions">
        {writes > 0 && (
          <button type="button" onClick={reset}>
            Reset content
          </button>
        )}
        <button type="button" onClick={copyLink}>
          {copied !== undefined && copied === address() ? 'Copied' : 'Copy link'}
        </button>
        {(isEdited || isAnswered) && (
          <button type="button" onClick={onRestore}>
            {isEdited ? (reader === null ? 'Reset code' : 'Reset request') : isRecorded ? 'Recorded response' : 'Hide response'}
          </button>
        )}
      </span>
    </div>
  )
}
