/** The user who is logged in. */
export type User = 'kai' | 'mira' | 'nobody'

/** Password of all users of the sample application. */
export const PASSWORD = 'Password123'

/** Email address of a user. */
export function emailOf(user: User): string {
  return `${user}@portalder.example`
}
