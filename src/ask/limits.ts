// What a question may be and an answer may become. Operators read of it in README.md.

/** Characters of a question; more is a pasted text. */
export const MAX_QUESTION = 1000
/** Questions that may be sent along, asked before. */
export const MAX_HISTORY = 20
/** Those of them that a model is told. */
export const TOLD_HISTORY = 6
/** Tokens that a service is asked for. */
export const MAX_TOKENS = 700
/** Characters of what a model writes: several times what it is asked for. One that goes on has lost its way. */
export const MAX_ANSWER = 10_000
/** Citations in it. */
export const MAX_CITATIONS = 100
/** Characters that an event of a stream may have; one without line ends mustn't fill the memory. */
export const MAX_EVENT = 256 * 1024
/** A service may keep silent for so long, in milliseconds. */
export const STALL_TIMEOUT = 20_000
