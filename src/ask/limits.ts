// Limits of questions and answers. README.md documents them for operators.

/** Length of a question in characters; anything longer is pasted text. */
export const MAX_QUESTION = 1000
/** Number of earlier questions that a request may include. */
export const MAX_HISTORY = 20
/** Number of earlier questions that are sent to a model. */
export const TOLD_HISTORY = 6
/** Maximum number of tokens requested from a service. */
export const MAX_TOKENS = 700
/** Length of a model's answer in characters, several times the requested length; a longer one has gone wrong. */
export const MAX_ANSWER = 10_000
/** Number of citations in a model's answer. */
export const MAX_CITATIONS = 100
/** Length of an event in characters; limits memory for streams without line breaks. */
export const MAX_EVENT = 256 * 1024
/** Timeout between events of a service's stream, in milliseconds. */
export const STALL_TIMEOUT = 20_000
