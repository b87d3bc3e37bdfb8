import { PlaygroundError } from './playground-error.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

/** Timeout for loading the frame in milliseconds. */
const PATIENCE = 15_000

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
   * @param options.sandbox URL of the frame's document
   * @param options.host parent for the frame
   * @throws {PlaygroundError} if the frame doesn't load
   */
  static async open({ sandbox, host, title }: { sandbox: string; host: HTMLElement; title: string }): Promise<SandboxedWorker> {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = title
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = sandbox
    let patience: ReturnType<typeof setTimeout> | undefined
    let hear: ((event: MessageEvent) => void) | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        hear = ({ source, data }) => source === frame.contentWindow && data === 'ready' && resolve()
        addEventListener('message', hear)
        patience = setTimeout(() => reject(new PlaygroundError('offline', `${sandbox} doesn’t come.`)), PATIENCE)
        host.append(frame)
      })
      return new SandboxedWorker(frame)
    } catch (error) {
      frame.remove()
      throw error
    } finally {
      clearTimeout(patience)
      if (hear) removeEventListener('message', hear)
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
