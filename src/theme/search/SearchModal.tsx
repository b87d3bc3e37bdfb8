import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react'
import type { StoredNode } from '../../site/branches.ts'
import { Icon } from '../parts/Icon.tsx'
import { openAsk } from '../state/ask.tsx'
import { Sentence, useMessages } from '../state/messages.tsx'
import { MAX_QUERY } from './address.ts'
import { StartGrid } from './StartGrid.tsx'
import { Results } from './Results.tsx'
import styles from './SearchModal.module.css'
import { useOpened } from './useOpened.ts'

/** Props from the dialog, which is rendered before this code loads. */
export interface SearchModalProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** The dialog's input, which holds the query. */
  field: RefObject<HTMLInputElement | null>
  /** Current page. */
  route: string
  /** Entries of the current sidebar. */
  sidebar: StoredNode[] | undefined
}

/** Content of the search dialog: results if there is a query, otherwise suggestions and history. */
export function SearchModal({ dialog, field, route, sidebar }: SearchModalProps) {
  const { search } = useMessages()
  const query = useFieldValue(field).trim().slice(0, MAX_QUERY)
  const opened = useOpened()
  const ask = (next: string) => writeField(field, next)

  useEffect(() => {
    const box = dialog.current!
    const clear = () => writeField(field, '', { focus: false })
    box.addEventListener('close', clear)
    return () => box.removeEventListener('close', clear)
  }, [dialog, field])

  const close = () => dialog.current?.close()
  return (
    <>
      <div className={styles.actions}>
        {query !== '' && (
          <button type="button" className={styles.clear} aria-label={search.clear} title={search.clear} onClick={() => ask('')}>
            <Icon name="close" size={18} />
          </button>
        )}
        <button type="button" className={styles.cancel} onClick={close}>
          {search.cancel}
        </button>
      </div>
      {query !== '' && (
        <button
          type="button"
          className={styles.ask}
          onClick={() => {
            close()
            openAsk(query)
          }}
        >
          <Icon name="chat" size={18} />
          <span>
            <Sentence parts={search.ask(<bdi>{query}</bdi>)} />
          </span>
        </button>
      )}
      {query === '' ? (
        <StartGrid field={field} opened={opened} route={route} sidebar={sidebar} onOpen={close} />
      ) : (
        <Results
          field={field}
          query={query}
          route={route}
          onAsk={ask}
          onOpen={(result) => {
            if (result) opened.add(result)
            close()
          }}
        />
      )}
    </>
  )
}

/** Returns the input's value. */
function useFieldValue(field: RefObject<HTMLInputElement | null>): string {
  const subscribe = useMemo(() => followerOf(field), [field])
  return useSyncExternalStore(subscribe, () => field.current!.value)
}

function followerOf(field: RefObject<HTMLInputElement | null>): (onChange: () => void) => () => void {
  return (onChange) => {
    const input = field.current!
    input.addEventListener('input', onChange)
    return () => input.removeEventListener('input', onChange)
  }
}

function writeField(field: RefObject<HTMLInputElement | null>, value: string, { focus = true } = {}): void {
  const input = field.current
  if (!input) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (focus) input.focus()
}
