/** Who looks at the screen. */
export type User = 'kai' | 'mira' | 'nobody'

/** Everybody's, in the sample application. */
export const PASSWORD = 'Password123'

/** What a user logs in with. */
export function emailOf(user: User): string {
  return `${user}@portalder.example`
}
