/** Accounts and keys that the sample application's seed makes, by the name that a mark's `as=` uses. */
export const credentials: Record<string, { token: string } | { identifier: string; password: string }> = {
  'full-access': { token: 'full-access-token-of-the-sample-app' },
  'read-only': { token: 'read-only-token-of-the-sample-app' },
  ada: { identifier: 'ada@portalder.example', password: 'Password123' },
  noor: { identifier: 'noor@portalder.example', password: 'Password123' },
}
