import type { FromWorker, ToWorker } from './protocol.ts'
import type { SandboxFrame } from './sandbox-frame.ts'

/**
 * A worker in a sandboxed frame, which isolates it: its opaque origin can't access the site's storage, and its security policy blocks
 * network access. Removing the frame ends the worker.
 */
export class SandboxedWorker {
  readonly #frame: HTMLIFrameElement
  readonly #port: MessagePort
  /** Messages for the program that were sent before it. */
  #early: ToWorker[] | undefined = []
  #hear: ((event: MessageEvent) => void) | undefined

  private constructor(frame: HTMLIFrameElement, port: MessagePort) {
    this.#frame = frame
    this.#port = port
  }

  /**
   * @param frame its frame, which may still be loading
   * @throws {PlaygroundError} if the frame doesn't load
   */
  static async open(frame: SandboxFrame): Promise<SandboxedWorker> {
    try {
      return new SandboxedWorker(frame.element, await frame.ready)
    } catch (error) {
      frame.element.remove()
      throw error
    }
  }

  /**
   * Runs a program in the worker. Messages posted before are queued.
   * @param program source text in UTF-8
   */
  start(program: ArrayBuffer): void {
    this.#send(program)
    for (const message of this.#early ?? []) this.#send(message)
    this.#early = undefined
  }

  /** Sends a message to the program. */
  post(message: ToWorker): void {
    if (this.#early) this.#early.push(message)
    else this.#send(message)
  }

  #send(message: ToWorker | ArrayBuffer): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has only one receiver.
    this.#port.postMessage(message)
  }

  /** Registers handlers for the program's messages, and for a crash. */
  listen({ onMessage, onError }: { onMessage: (message: FromWorker) => void; onError: (message: string) => void }): void {
    this.#port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data))
    this.#port.start()
    this.#hear = ({ source, data }) => {
      const { failed } = (data ?? {}) as { failed?: unknown }
      if (source === this.#frame.contentWindow && typeof failed === 'string') onError(failed)
    }
    addEventListener('message', this.#hear)
  }

  /** Ends the worker even if it is busy. */
  close(): void {
    if (this.#hear) removeEventListener('message', this.#hear)
    this.#port.close()
    this.#frame.remove()
  }
}
