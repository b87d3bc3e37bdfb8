/** A request that only reads is sent when nothing was typed for so long, in milliseconds. */
export const PAUSE = 450
