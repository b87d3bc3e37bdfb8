/** The pages whose samples run with other programs, by the module that runs them. */
export const walks = {
  testing: '/dev-docs/testing',
  providers: '/dev-docs/providers',
  deployment: '/dev-docs/deployment',
} as const

export type WalkName = keyof typeof walks
