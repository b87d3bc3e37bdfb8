import type { PlaygroundRequest } from '../../../playground/protocol.ts'

/** Sequences of requests that once had different responses, with the cause. Each comparison starts with them. */
export const FOUND: Array<{ why: string; requests: PlaygroundRequest[] }> = [
  {
    why: 'A policy checks the name of the authentication strategy, which differs in newer versions.',
    requests: [{ method: 'POST', path: '/api/reviews', body: '{"data":{}}', as: 'full-access' }],
  },
  {
    why: 'Two checks of relations ran in sequence, whereas the server reports the one that fails first.',
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
