import { PARAMETER } from './parameter.ts'
import { fold } from './request-text.ts'

const SAMPLE = 'sample'
const READER = 'as'
const VERSION = 'strapi'

/** A sample shared in a URL. */
export interface Shared {
  sample: string
  request: string
  as?: string
  /** Strapi version; the reader's preferred one if absent. */
  version?: string
}

/** Returns an ID for a sample that depends only on its content, not its position. */
export function nameOf(request: string): string {
  let hash = 5381
  for (const letter of fold(request)) hash = (hash * 33 + letter.codePointAt(0)!) >>> 0
  return hash.toString(36)
}

/** Reads a shared sample from the page's URL. */
export function readShared(): Shared | undefined {
  const parameters = new URLSearchParams(location.search)
  const [request, sample, as, version] = [PARAMETER, SAMPLE, READER, VERSION].map((name) => parameters.get(name) ?? undefined)
  return request === undefined ? undefined : { request, sample: sample ?? '', ...(as && { as }), ...(version && { version }) }
}

/** Returns a URL of this page that shares an edited sample and its response. */
export function addressOf({ request, sample, as, version }: Shared): string {
  const address = new URL(location.href)
  address.search = new URLSearchParams({
    [PARAMETER]: request,
    ...(sample && { [SAMPLE]: sample }),
    ...(as !== undefined && { [READER]: as }),
    ...(version !== undefined && { [VERSION]: version }),
  }).toString()
  address.hash = ''
  return address.href
}

/** Removes the shared sample from the URL after an edit. */
export function forgetShared(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(PARAMETER)) return
  address.search = ''
  history.replaceState(history.state, '', address)
}
