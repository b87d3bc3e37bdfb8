/** Resource limits of one input. */

const KB = 1024
const MB = 1024 * KB

/** CPU time in milliseconds per kB of input. */
const CPU_PER_KB = 100
/** Minimum CPU time limit, in milliseconds, since even a small input loads modules and warms up the JIT compiler. */
const CPU_FLOOR = 300
/** Memory limit, in bytes. */
export const MEMORY = 200 * MB
/** Heap limit of the process in MB: the limit of one input plus loaded modules. */
export const HEAP = MEMORY / MB + 150
/** Multiple of the CPU limit at which an input is stopped. Below it, the input is retried, since the machine may have been busy. */
export const HOPELESS = 3
/** Wall-clock time limit of an input, in milliseconds. */
export const PATIENCE = 60_000

/** CPU time limit of an input, in milliseconds. */
export function cpuLimit(input: unknown, floor = CPU_FLOOR): number {
  return Math.max(floor, (Buffer.byteLength(JSON.stringify(input)) / KB) * CPU_PER_KB)
}

/** Exit code of a process that can't open its kind, independent of the input. */
export const UNOPENED = 70
