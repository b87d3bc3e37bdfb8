import { PARAMETER } from './parameter.ts'
import { fold } from './request-text.ts'

const SAMPLE = 'sample'
const READER = 'as'
const VERSION = 'strapi'

/** What an address says of a sample. */
export interface Shared {
  sample: string
  request: string
  as?: string
  /** Of the Strapi that is asked; that which the reader prefers, without. */
  version?: string
}

/** A name for a sample that stays while the sample does, wherever it moves. */
export function nameOf(request: string): string {
  let hash = 5381
  for (const letter of fold(request)) hash = (hash * 33 + letter.codePointAt(0)!) >>> 0
  return hash.toString(36)
}

/** What the address of this page carries. */
export function readShared(): Shared | undefined {
  const parameters = new URLSearchParams(location.search)
  const [request, sample, as, version] = [PARAMETER, SAMPLE, READER, VERSION].map((name) => parameters.get(name) ?? undefined)
  return request === undefined ? undefined : { request, sample: sample ?? '', ...(as && { as }), ...(version && { version }) }
}

/** The address of this page that shows an edited sample, and its answer. */
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

/** Once it is edited, it isn't what the address shares any more. */
export function forgetShared(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(PARAMETER)) return
  address.search = ''
  history.replaceState(history.state, '', address)
}
