import type { Messages } from '../../messages/messages.ts'

type Words = Messages['blocks']['live']
type StopReason = 'silent' | 'tooMuch' | 'tooLong' | 'failed'

/** One line of what a sample writes. */
export interface OutputLine {
  kind: 'text' | 'warning' | 'error'
  text: string
  /** Line of the sample that it is about, from 1. */
  line?: number
}

/** What a sample has written so far. */
export interface Output {
  lines: OutputLine[]
  /** `stopped`: it was ended before it was through. */
  state: 'loading' | 'running' | 'ended' | 'stopped'
}

interface Sample {
  code: string
  noInline: boolean
}

/** What `src/static/sandbox.html` answers. */
interface Answer {
  run: number
  lines: OutputLine[]
  state?: 'ended' | 'stopped'
  /** Why it was stopped, when no line tells. */
  reason?: StopReason
}

/** A frame that doesn't answer for so long is replaced, in milliseconds. It ends a sample that hangs on its own, and sooner. */
const PATIENCE = 2000
/** While a sample runs, the frame is asked so often, in milliseconds. */
const PACE = 1000

/**
 * Runs samples in a sandboxed frame, which has an origin of its own and runs each in a worker: neither a loop nor a crash
 * reaches this page.
 */
export class Sandbox {
  readonly #url: string
  readonly #host: HTMLElement
  readonly #onOutput: (output: Output) => void
  readonly #words: Words
  #frame: HTMLIFrameElement
  #isReady = false
  #run = 0
  #sample: Sample | undefined
  #lines: OutputLine[] = []
  #asking: ReturnType<typeof setInterval> | undefined
  #impatience: ReturnType<typeof setTimeout> | undefined

  /**
   * @param options.url address of the document that runs samples
   * @param options.host gets the frame, which isn't seen
   * @param options.onOutput everything that the last sample has written so far
   * @param options.words why a sample was stopped
   */
  constructor({ url, host, onOutput, words }: { url: string; host: HTMLElement; onOutput: (output: Output) => void; words: Words }) {
    this.#words = words
    this.#url = url
    this.#host = host
    this.#onOutput = onOutput
    this.#frame = this.#open()
    window.addEventListener('message', this.#hear)
  }

  /** Runs a sample in the last one's place. */
  run(sample: Sample): void {
    this.#run++
    this.#sample = sample
    this.#lines = []
    this.#onOutput({ lines: [], state: this.#isReady ? 'running' : 'loading' })
    if (this.#isReady) this.#send()
  }

  /** Ends what runs and removes the frame. */
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
    // A frame that was taken away with its page has no window, nor have its last messages.
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
    // The next run brings the next sample; this one would hang again.
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

/** What the frame said, if it is an answer: what runs in there may say anything. */
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
