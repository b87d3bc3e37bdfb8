// How links to other sites are looked at: slowly enough that nobody minds, and not without end.

/** Sites that are asked at the same time; each of them one thing after the other. */
export const SITES_AT_ONCE = 8
/** Between two requests to one site, in milliseconds. */
export const PAUSE = 1000
/** For the headers of an answer, in milliseconds. What comes behind them isn't read. */
export const TIMEOUT = 15_000
/** Addresses that an address may lead on to. */
export const MAX_REDIRECTS = 5
/** For all addresses together, in milliseconds; what is left then is the next run's. */
export const MAX_TIME = 20 * 60_000
/** An address that answered isn't asked again for so long, in milliseconds. */
export const KEPT = 7 * 24 * 60 * 60_000
