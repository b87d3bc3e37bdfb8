/** Pages whose samples run with other programs, by the name of their module. */
export const walks = {
  testing: '/dev-docs/testing',
  providers: '/dev-docs/providers',
  deployment: '/dev-docs/deployment',
} as const

export type WalkName = keyof typeof walks
