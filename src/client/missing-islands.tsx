import { createRoot } from 'react-dom/client'
import type { FirstMessages } from '../messages/messages.ts'
import { LoadError } from '../theme/parts/Loadable.tsx'
import { MessagesContext } from '../theme/state/messages.tsx'

/**
 * Interactive blocks of a page whose code failed to load. One error message is shown in the first of them, and again wherever the
 * reader tries to use one, even after dismissing it.
 */
export class MissingIslands {
  readonly #missing = new Map<HTMLElement, unknown>()
  readonly #listening = new AbortController()
  readonly #messages: FirstMessages
  readonly #retry: (elements: HTMLElement[]) => void
  #closeNotice: (() => void) | undefined
  /** The block in which the message was shown last. */
  #told: HTMLElement | undefined

  constructor(messages: FirstMessages, retry: (elements: HTMLElement[]) => void) {
    this.#messages = messages
    this.#retry = retry
  }

  add(element: HTMLElement, error: unknown): void {
    this.#missing.set(element, error)
    const { signal } = this.#listening
    const tell = () => this.#tell(element)
    element.addEventListener('input', tell, { signal })
    element.addEventListener('click', ({ target }) => isControl(target) && tell(), { signal })
    // Blocks fail in any order: as long as the message is shown, it moves to the first one.
    if (!this.#told || (this.#closeNotice && isBefore(element, this.#told))) tell()
  }

  /** Removes the message and the listeners. */
  end(): void {
    this.#listening.abort()
    this.#closeNotice?.()
  }

  #tell(element: HTMLElement): void {
    if (!this.#missing.has(element)) return
    this.#told = element
    this.#closeNotice?.()
    const notice = element.appendChild(document.createElement('div'))
    const root = createRoot(notice)
    const close = () => {
      this.#closeNotice = undefined
      notice.remove()
      // React doesn't allow unmounting a root while another one renders.
      queueMicrotask(() => root.unmount())
    }
    this.#closeNotice = close
    const retry = () => {
      const elements = [...this.#missing.keys()]
      this.#missing.clear()
      this.#told = undefined
      close()
      this.#retry(elements)
    }
    root.render(
      <MessagesContext value={this.#messages}>
        <LoadError error={this.#missing.get(element)} onRetry={retry} onDismiss={close} />
      </MessagesContext>,
    )
  }
}

function isBefore(element: HTMLElement, other: HTMLElement): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Whether the target is in a control of the block, as opposed to the error message. */
function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, select, summary, [role="button"]') !== null && !target.closest('[role="alert"]')
  )
}
