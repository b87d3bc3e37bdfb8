import type { Messages } from '../../messages/messages.ts'

type Words = Messages['blocks']['live']
type StopReason = 'silent' | 'tooMuch' | 'tooLong' | 'failed'

/** A line of a sample's output. */
export interface OutputLine {
  kind: 'text' | 'warning' | 'error'
  text: string
  /** Line of the sample that it refers to, starting at 1. */
  line?: number
}

/** A sample's output so far. */
export interface SampleOutput {
  lines: OutputLine[]
  /** `stopped`: aborted before completion. */
  state: 'loading' | 'running' | 'ended' | 'stopped'
}

interface Sample {
  code: string
  noInline: boolean
}

/** Message from `src/static/sandbox.html`. */
interface Answer {
  run: number
  lines: OutputLine[]
  state?: 'ended' | 'stopped'
  /** Reason for stopping, if no output line explains it. */
  reason?: StopReason
}

/** Time in milliseconds after which a silent frame is replaced. The frame itself stops hanging samples sooner. */
const PATIENCE = 2000
/** Interval in milliseconds at which the frame is polled while a sample runs. */
const PACE = 1000

/** Runs samples in a sandboxed frame with its own origin, each in a worker, so that infinite loops and crashes don't affect the page. */
export class Sandbox {
  readonly #url: string
  readonly #host: HTMLElement
  readonly #onOutput: (output: SampleOutput) => void
  readonly #words: Words
  #frame: HTMLIFrameElement
  #isReady = false
  #run = 0
  #sample: Sample | undefined
  #lines: OutputLine[] = []
  #asking: ReturnType<typeof setInterval> | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined

  /**
   * @param options.url URL of the document that runs samples
   * @param options.host parent for the hidden frame
   * @param options.onOutput receives all output of the current sample so far
   * @param options.words messages, including reasons for stopping
   */
  constructor({ url, host, onOutput, words }: { url: string; host: HTMLElement; onOutput: (output: SampleOutput) => void; words: Words }) {
    this.#words = words
    this.#url = url
    this.#host = host
    this.#onOutput = onOutput
    this.#frame = this.#open()
    window.addEventListener('message', this.#hear)
  }

  /** Runs a sample, replacing the current one. */
  run(sample: Sample): void {
    this.#run++
    this.#sample = sample
    this.#lines = []
    this.#onOutput({ lines: [], state: this.#isReady ? 'running' : 'loading' })
    if (this.#isReady) this.#send()
  }

  /** Stops the sample, and removes the frame. */
  close(): void {
    window.removeEventListener('message', this.#hear)
    this.#rest()
    this.#frame.remove()
  }

  #open(): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = this.#words.frame
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = this.#url
    this.#host.append(frame)
    return frame
  }

  #send(): void {
    this.#rest()
    this.#frame.contentWindow?.postMessage({ run: this.#run, ...this.#sample }, '*')
    this.#asking = setInterval(() => {
      this.#frame.contentWindow?.postMessage({}, '*')
      this.#impatience ??= setTimeout(() => this.#replace(), PATIENCE)
    }, PACE)
  }

  readonly #hear = ({ source, data }: MessageEvent): void => {
    // After the frame is removed, its window and the source of its last messages are both null.
    if (source === null || source !== this.#frame.contentWindow) return
    clearTimeout(this.#impatience)
    this.#impatience = undefined
    if (data === 'ready') {
      this.#isReady = true
      if (this.#sample) this.#send()
      return
    }
    const answer = readAnswer(data)
    if (answer?.run !== this.#run) return
    const { lines, state, reason } = answer
    this.#lines = [...this.#lines, ...lines]
    if (reason) this.#lines.push({ kind: 'error', text: this.#explain(reason) })
    if (state) this.#rest()
    this.#onOutput({ lines: this.#lines, state: state ?? 'running' })
  }

  #explain(reason: StopReason): string {
    const words = this.#words
    const sentences = { silent: words.silent, tooLong: words.tooLong, tooMuch: words.tooMuch(this.#lines.length), failed: words.failed }
    return sentences[reason]
  }

  #replace(): void {
    this.#rest()
    this.#frame.remove()
    this.#isReady = false
    // Don't rerun a sample that hung.
    this.#sample = undefined
    this.#frame = this.#open()
    this.#onOutput({ lines: [...this.#lines, { kind: 'error', text: this.#words.silentFrame }], state: 'stopped' })
  }

  #rest(): void {
    clearInterval(this.#asking)
    clearTimeout(this.#impatience)
    this.#impatience = undefined
  }
}

/** Validates a message: code in the frame can send anything. */
function readAnswer(data: unknown): Answer | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { run, lines, state, reason } = data as Record<string, unknown>
  if (typeof run !== 'number' || !Array.isArray(lines)) return undefined
  return {
    run,
    lines: lines.flatMap((line: unknown) => readLine(line) ?? []),
    ...(state === 'ended' || state === 'stopped' ? { state } : {}),
    ...(reason === 'silent' || reason === 'tooMuch' || reason === 'tooLong' || reason === 'failed' ? { reason } : {}),
  }
}

function readLine(data: unknown): OutputLine | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, text, line } = data as Record<string, unknown>
  if (typeof text !== 'string') return undefined
  return {
    kind: kind === 'warning' || kind === 'error' ? kind : 'text',
    text,
    ...(typeof line === 'number' ? { line } : {}),
  }
}
