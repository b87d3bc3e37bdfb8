import { PlaygroundError } from './playground-error.ts'

/** Timeout for loading the frame in milliseconds. */
const PATIENCE = 15_000

/** A hidden frame with its own origin. */
export interface SandboxFrame {
  element: HTMLIFrameElement
  /** Resolves with the port of the worker. Rejects with a `PlaygroundError` if the document doesn't load. */
  ready: Promise<MessagePort>
}

/** Where a frame loads its document from, and where it is. */
export interface FramePlace {
  /** URL of the document. */
  sandbox: string
  /** Parent element. */
  host: HTMLElement
  title: string
}

/** Opens a frame whose document starts a worker for a program right away. */
export function openFrame({ sandbox, host, title }: FramePlace): SandboxFrame {
  const element = document.createElement('iframe')
  element.hidden = true
  element.title = title
  element.setAttribute('sandbox', 'allow-scripts')
  element.src = `${sandbox}#program`
  let finish = () => {}
  const ready = new Promise<MessagePort>((resolve, reject) => {
    const hear = ({ source, data, ports: [port] }: MessageEvent) =>
      source === element.contentWindow && data === 'ready' && port && resolve(port)
    const patience = setTimeout(() => reject(new PlaygroundError('offline', `${sandbox} doesn’t come.`)), PATIENCE)
    addEventListener('message', hear)
    finish = () => {
      clearTimeout(patience)
      removeEventListener('message', hear)
    }
  }).finally(() => finish())
  // Prevents unhandled rejections: a frame that was opened in advance may never be used.
  ready.catch(() => undefined)
  host.append(element)
  return { element, ready }
}
