/** What a run may take. */

const KB = 1024
const MB = 1024 * KB

/** In milliseconds, for each kB of input. */
const CPU_PER_KB = 100
/** A small input has to get modules and just-in-time compilers warm as well, in milliseconds. */
const CPU_FLOOR = 300
/** In bytes. */
export const MEMORY = 200 * MB
/** Of the process in which inputs are tried: what a run may take, and what is loaded before. In MB. */
export const HEAP = MEMORY / MB + 150
/** A run that takes that many times its CPU is ended; one between is tried again, since the machine may have been at fault. */
export const HOPELESS = 3
/** A run that waits for so long, however little it computes, is ended, in milliseconds. */
export const PATIENCE = 60_000

/** The CPU time that an input may take, in milliseconds. */
export function cpuLimit(input: unknown, floor = CPU_FLOOR): number {
  return Math.max(floor, (Buffer.byteLength(JSON.stringify(input)) / KB) * CPU_PER_KB)
}

/** The exit code of a process that can't even begin, which is no input's fault. */
export const UNOPENED = 70
