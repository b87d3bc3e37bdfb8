// Limits of the server. README.md documents them for operators.

const KB = 1024
const MB = 1024 * KB

/** Length of a request's URL, in characters (414); ten times the longest route of a documentation site. */
export const MAX_URL_LENGTH = 8192
/** Size of a request's headers, in bytes (431). Includes cookies of other applications on the same host. */
export const MAX_HEADER_SIZE = 16 * KB
/** Requests that may be queued on a connection. Browsers and proxies don't pipeline. */
export const MAX_WAITING = 16

/** Timeouts in milliseconds. */
export const TIMEOUTS = {
  /** Receiving a request's headers. Browsers send them at once; a slower client is holding the connection open on purpose. */
  headers: 10_000,
  /** Receiving the whole request, which is a few kB at most, even over slow networks. */
  request: 30_000,
  /** Interval for checking the two timeouts above. Node's default of 30 seconds would triple them. */
  check: 5_000,
  /** Keep-alive. Longer than the usual 60 seconds of load balancers, since they must be the side that closes the connection. */
  idle: 65_000,
  /** Sending without any progress; the reader is gone or malicious. */
  stalled: 60_000,
}
/** How long responses may continue once the server is closing, in milliseconds. */
export const GRACE = 5_000

/** Body size of a question, in bytes (413); enough for the longest question with its context. */
export const MAX_QUESTION_BODY = 32 * KB
/** Body size of a vote, in bytes (413). */
export const MAX_VOTE_BODY = 4 * KB
/**
 * Rate limit per IP address for questions, and separately for votes: `limit` at once, which refills within `window` milliseconds
 * (429).
 */
export const POSTS_OF_ADDRESS = { limit: 10, window: 60_000 }
/**
 * Rate limit per IP address for MCP messages (429). Higher, since connecting takes three messages and assistants look at several
 * pages per question.
 */
export const MESSAGES_OF_ADDRESS = { limit: 6 * POSTS_OF_ADDRESS.limit, window: POSTS_OF_ADDRESS.window }
/** Number of IP addresses that rate limits track; beyond it, the least recently used are dropped. */
export const MAX_ADDRESSES = 10_000
/** Answers generated in parallel (503); more would slow each of them down. */
export const MAX_ANSWERS = 32
/** Timeout for a whole answer, in milliseconds. Less than `stalled`, so the client receives the failure. */
export const ANSWER_TIMEOUT = 50_000
/** Number of pages with votes. Votes are only accepted for existing pages, but those may change with each build. */
export const MAX_VOTED_PAGES = 10_000
/** Votes waiting to be written to disk (503). */
export const MAX_WAITING_VOTES = 1000

/**
 * Size of the file cache, in bytes: a few hundred pages with their compressed copies, which covers most requests even on a large
 * site.
 */
export const MAX_MEMORY = 64 * MB
/** Larger files that aren't compressible, such as images and videos, are streamed from disk, in bytes. */
export const MAX_HELD = 256 * KB
