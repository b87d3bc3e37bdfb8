// Limits for checking external links, so that the check doesn't burden other sites and ends in a reasonable time.

/** Number of sites that are sent requests at the same time; each site gets one request at a time. */
export const SITES_AT_ONCE = 8
/** Pause between two requests to one site, in milliseconds. */
export const PAUSE = 1000
/** Time limit for the headers of a response, in milliseconds. The body isn't read. */
export const TIMEOUT = 15_000
/** Maximum number of redirects to follow. */
export const MAX_REDIRECTS = 5
/** Time limit for all links together, in milliseconds; the next run checks the rest. */
export const MAX_TIME = 20 * 60_000
/** How long a link that works isn't checked again, in milliseconds. */
export const KEPT = 7 * 24 * 60 * 60_000
