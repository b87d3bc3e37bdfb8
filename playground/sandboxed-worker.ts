import type { FromWorker, ToWorker } from './protocol.ts'
import type { SandboxFrame } from './sandbox-frame.ts'

/**
 * A worker in a sandboxed frame, which isolates it: its opaque origin can't access the site's storage, and its security policy blocks
 * network access. Removing the frame ends the worker.
 */
export class SandboxedWorker {
  readonly #frame: HTMLIFrameElement
  readonly #channel = new MessageChannel()
  #hear: ((event: MessageEvent) => void) | undefined

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame
  }

  /**
   * @param frame its frame, which may still be loading
   * @throws {PlaygroundError} if the frame doesn't load
   */
  static async open(frame: SandboxFrame): Promise<SandboxedWorker> {
    try {
      await frame.ready
      return new SandboxedWorker(frame.element)
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
    this.#frame.contentWindow!.postMessage({ program }, '*', [this.#channel.port2])
  }

  /** Sends a message to the program. */
  post(message: ToWorker): void {
    this.#channel.port1.postMessage(message)
  }

  /** Registers handlers for the program's messages, and for a crash. */
  listen({ onMessage, onError }: { onMessage: (message: FromWorker) => void; onError: (message: string) => void }): void {
    this.#channel.port1.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data))
    this.#channel.port1.start()
    this.#hear = ({ source, data }) => {
      const { failed } = (data ?? {}) as { failed?: unknown }
      if (source === this.#frame.contentWindow && typeof failed === 'string') onError(failed)
    }
    addEventListener('message', this.#hear)
  }

  /** Ends the worker even if it is busy. */
  close(): void {
    if (this.#hear) removeEventListener('message', this.#hear)
    this.#channel.port1.close()
    this.#frame.remove()
  }
}
