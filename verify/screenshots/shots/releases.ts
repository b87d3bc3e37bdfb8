import type { Area } from '../shot.ts'

export const releases: Area = {
  name: 'releases',
  shots: [],
}
