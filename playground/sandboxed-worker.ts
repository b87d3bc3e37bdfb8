import { PlaygroundError } from './playground-error.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

/** A frame that isn't there after so long won't come, in milliseconds. */
const PATIENCE = 15_000

/**
 * A worker in the sandboxed frame: it has an origin of its own, so that no storage of this site is in its reach, and a policy
 * that lets it reach no server. It ends with its frame.
 */
export class SandboxedWorker {
  readonly #frame: HTMLIFrameElement
  readonly #channel = new MessageChannel()
  #hear: ((event: MessageEvent) => void) | undefined

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame
  }

  /**
   * @param options.sandbox address of the frame's document
   * @param options.host gets the frame
   * @throws PlaygroundError when the frame doesn't come
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
   * Runs a program in the worker. It hears what is posted, from the first message on.
   * @param program its text in UTF-8
   */
  start(program: ArrayBuffer): void {
    this.#frame.contentWindow!.postMessage({ program }, '*', [this.#channel.port2])
  }

  /** Sends a message to the program. */
  post(message: ToWorker): void {
    this.#channel.port1.postMessage(message)
  }

  /** Has the messages of the program told, and what ends it. */
  listen({ onMessage, onError }: { onMessage: (message: FromWorker) => void; onError: (message: string) => void }): void {
    this.#channel.port1.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data))
    this.#channel.port1.start()
    this.#hear = ({ source, data }) => {
      const { failed } = (data ?? {}) as { failed?: unknown }
      if (source === this.#frame.contentWindow && typeof failed === 'string') onError(failed)
    }
    addEventListener('message', this.#hear)
  }

  /** Ends the worker, whatever it does. */
  close(): void {
    if (this.#hear) removeEventListener('message', this.#hear)
    this.#channel.port1.close()
    this.#frame.remove()
  }
}
