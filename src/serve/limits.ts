// What the server takes and gives. Operators read of it in README.md.

const KB = 1024
const MB = 1024 * KB

/** Of a request's address, in characters (414). The longest route of a documentation site is a tenth of this. */
export const MAX_URL_LENGTH = 8192
/** Of a request's headers, in bytes. Cookies of other applications on the same host travel along; beyond this a request is a flood (431). */
export const MAX_HEADER_SIZE = 16 * KB
/** Requests that may wait on one connection for the answer to an earlier one. Browsers and proxies send none before that is there. */
export const MAX_WAITING = 16

/** How long a connection may do what, in milliseconds. */
export const TIMEOUTS = {
  /** Send the headers of a request. A browser sends them in one go; who takes longer holds a connection open on purpose. */
  headers: 10_000,
  /** Send all of a request, which has a few kB at most, however slow the line. */
  request: 30_000,
  /** How often the two above are looked at. Node's own 30 seconds would triple them. */
  check: 5_000,
  /**
   * Wait for the next request: longer than the 60 seconds after which common load balancers drop a connection. Theirs must be
   * the side that ends it.
   */
  idle: 65_000,
  /** Take not one byte of an answer. Such a reader is gone, or means harm. */
  stalled: 60_000,
}
/** How long answers may go on after the server was told to close, in milliseconds. */
export const GRACE = 5_000

/** Of a question as it is posted, in bytes (413): longer than any with all that is sent along. */
export const MAX_QUESTION_BODY = 32 * KB
/** Of a vote, in bytes (413). */
export const MAX_VOTE_BODY = 4 * KB
/** Questions of one address, and votes of one: so many at once, and as many again in each `window` of milliseconds (429). */
export const POSTS_OF_ADDRESS = { limit: 10, window: 60_000 }
/**
 * Messages of one address to the server of assistants, in the same way (429): connecting takes three, and an assistant looks at several
 * pages where a reader asks once.
 */
export const MESSAGES_OF_ADDRESS = { limit: 6 * POSTS_OF_ADDRESS.limit, window: POSTS_OF_ADDRESS.window }
/** Addresses whose posts are counted; beyond it the oldest are forgotten. */
export const MAX_ADDRESSES = 10_000
/** Answers being written at once (503); more would only make each of them slower. */
export const MAX_ANSWERS = 32
/** A whole answer may take so long, in milliseconds; less than `stalled`, so that its reader hears of the end. */
export const ANSWER_TIMEOUT = 50_000
/** Pages that votes are counted of. Only pages that the site has are voted on, but they may be others with each build. */
export const MAX_VOTED_PAGES = 10_000
/** Votes that wait for the disk at once (503). */
export const MAX_WAITING_VOTES = 1000

/** Files in memory, in bytes: a few hundred pages with their compressed copies, what most readers of a large site read. */
export const MAX_MEMORY = 64 * MB
/** Larger files that can't be compressed (pictures, films) are streamed from the disk for each reader, in bytes. */
export const MAX_HELD = 256 * KB
