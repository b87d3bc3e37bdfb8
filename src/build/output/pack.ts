import { deflateRawSync } from 'node:zlib'
import { dictionary } from '../../addresses/packed-json.ts'

/** Compresses data for `unpack` in the application. It takes a quarter of the space, even if the host doesn't compress files. */
export function pack(data: object): Uint8Array {
  return deflateRawSync(JSON.stringify(data), { dictionary })
}
