import { join } from 'node:path'
import { byPlace, type Problem } from '../../compile/problem.ts'
import { UserError } from '../errors/user-error.ts'
import { describeProblems } from '../errors/problems.ts'
import { loadProduct, type ProductOptions } from '../product/load.ts'
import { openCacheOf, readSite } from '../site/read.ts'
import { MAX_TIME, PAUSE, SITES_AT_ONCE, TIMEOUT } from './limits.ts'
import { isNobodys, outgoingLinks, type LinkPlace } from './links.ts'
import { lookAt } from './look-at.ts'
import { SeenAddresses } from './seen.ts'
import { SiteQueue } from './site-queue.ts'
import type { Verdict } from './verdict.ts'

interface CheckOptions extends ProductOptions {
  cacheDir: string
  log: (line: string) => void
  /** Whether a URL isn't checked. */
  isSkipped?: (address: string) => boolean
  /** In milliseconds, like the following ones; `limits.ts` has the defaults. */
  pause?: number
  timeout?: number
  maxTime?: number
}

/** Results are saved after this many requests. */
const SAVED_AFTER = 20

/**
 * Checks the documents' links to other sites, and reports broken ones with their positions.
 * @throws UserError if there are any
 */
export async function checkOutgoing(options: CheckOptions): Promise<void> {
  const { cacheDir, log, isSkipped = isNobodys, pause = PAUSE, timeout = TIMEOUT, maxTime = MAX_TIME } = options
  const product = await loadProduct(options)
  const { sources } = await readSite(product, { cache: openCacheOf(product, cacheDir), cacheDir })
  const links = outgoingLinks(sources.documents)
  const seen = new SeenAddresses(join(cacheDir, 'outgoing-links.json'))
  const queue = new SiteQueue({ atOnce: SITES_AT_ONCE, pause })
  const userAgent = `documentation-link-check (+${product.config.url})`
  const until = Date.now() + maxTime
  const count = { skipped: 0, known: 0, asked: 0, late: 0 }
  const problems: Problem[] = []

  const check = async (address: string, places: LinkPlace[]): Promise<void> => {
    if (isSkipped(address)) {
      count.skipped++
      return
    }
    let verdict: Verdict | undefined = URL.canParse(address) ? seen.recent(address) : { kind: 'broken', reason: 'it isn’t a valid URL' }
    if (verdict !== undefined) count.known++
    else if (Date.now() >= until) count.late++
    else {
      verdict = await lookAt(address, { queue, userAgent, timeout })
      seen.note(address, verdict)
      count.asked++
      if (count.asked % SAVED_AFTER === 0) seen.save(links.keys())
    }
    if (verdict !== undefined) problems.push(...places.flatMap((place) => problemOf(address, verdict, place)))
  }

  // Links to one site are checked one after the other, so the time limit applies before each.
  const sites = new Map<string, Array<[string, LinkPlace[]]>>()
  for (const link of links) {
    const site = URL.canParse(link[0]) ? new URL(link[0]).host : ''
    sites.set(site, [...(sites.get(site) ?? []), link])
  }
  await Promise.all(
    [...sites.values()].map(async (addresses) => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const [address, places] of addresses) await check(address, places)
    }),
  )
  seen.save(links.keys())

  const broken = problems.filter(({ severity }) => severity === 'error')
  if (problems.length > 0) log(`${describeProblems(problems.toSorted(byPlace), product)}\n`)
  const parts = [
    `${links.size} external URLs: ${count.asked} requested`,
    `${count.known} already known`,
    `${count.skipped} skipped (examples and local URLs)`,
    ...(count.late > 0 ? [`${count.late} left for the next run, because time ran out`] : []),
  ]
  log(`${parts.join(', ')}.`)
  if (broken.length > 0) throw new UserError(`${broken.length} broken ${broken.length === 1 ? 'link' : 'links'}.`)
}

function problemOf(address: string, verdict: Verdict, place: LinkPlace): Problem[] {
  switch (verdict.kind) {
    case 'fine':
      return []
    case 'moved':
      return [{ ...place, severity: 'warning', message: `${address} has moved.`, hint: `Its new URL is ${verdict.to}.` }]
    case 'broken':
      return [{ ...place, severity: 'error', message: `The link "${address}" is broken: ${verdict.reason}.` }]
    case 'unsure':
      return [{ ...place, severity: 'warning', message: `Can’t tell whether ${address} exists: ${verdict.reason}.` }]
  }
}
