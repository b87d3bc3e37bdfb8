import { clock } from '../runtime/clock.ts'

export const randomBytes = (size: number) => clock.randomBytes(size)
export const randomUUID = () => globalThis.crypto.randomUUID()
export const createHash = () => {
  throw new Error('The playground has no hashes.')
}
export default { randomBytes, randomUUID, createHash }
