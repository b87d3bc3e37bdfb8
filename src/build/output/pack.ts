import { deflateRawSync } from 'node:zlib'
import { dictionary } from '../../addresses/packed-json.ts'

/** Packs what applications read with `unpack`: a site's pages take a quarter of the space, whatever its host compresses. */
export function pack(data: object): Uint8Array {
  return deflateRawSync(JSON.stringify(data), { dictionary })
}
