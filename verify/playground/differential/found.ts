import type { PlaygroundRequest } from '../../../playground/protocol.ts'

/** Sequences of requests that once had different responses, with the cause. Each comparison starts with them. */
export const FOUND: Array<{ why: string; requests: PlaygroundRequest[] }> = [
  {
    why: 'A policy looks at the name of the strategy that let somebody in, which newer versions call otherwise.',
    requests: [{ method: 'POST', path: '/api/reviews', body: '{"data":{}}', as: 'full-access' }],
  },
  {
    why: 'Two checks of relations ran one after the other, where the server has the one that fails sooner tell.',
    requests: [
      {
        method: 'PUT',
        path: '/api/restaurants/j25ve66btvawp6trutydcb29',
        body: '{"data":{"cover":999,"sister":""}}',
        as: 'full-access',
      },
    ],
  },
]
