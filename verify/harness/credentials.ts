/** Accounts and tokens in the sample application's seed, by the name used in `as=`. */
export const credentials: Record<string, { token: string } | { identifier: string; password: string }> = {
  'full-access': { token: 'full-access-token-of-the-sample-app' },
  'read-only': { token: 'read-only-token-of-the-sample-app' },
  ada: { identifier: 'ada@portalder.example', password: 'Password123' },
  noor: { identifier: 'noor@portalder.example', password: 'Password123' },
}
