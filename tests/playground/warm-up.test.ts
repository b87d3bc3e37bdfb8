import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlaygroundRequest } from '../../playground/protocol.ts'
import { builtFiles } from '../../verify/playground/built-files.ts'
import { NodePlayground } from '../../verify/playground/node-playground.ts'

/** Time in milliseconds in which an idle worker has run its warm-up requests. */
const WARM_AFTER = 3000
const CREATED: PlaygroundRequest = {
  method: 'POST',
  path: '/api/restaurants',
  body: '{"data":{"name":"Corner","stars":1}}',
  as: 'full-access',
}

let warm: NodePlayground
let cold: NodePlayground

beforeAll(async () => {
  warm = await NodePlayground.start(builtFiles())
  await sleep(WARM_AFTER)
  cold = await NodePlayground.start(builtFiles())
})
afterAll(async () => {
  await warm.stop()
  await cold.stop()
})

it('an idle worker’s reads change neither the content nor the clock and the IDs', async () => {
  const [one, other] = [await warm.request(CREATED), await cold.request(CREATED)]
  expect(one.status).toBe(201)
  expect(one.body).toBe(other.body)
})
