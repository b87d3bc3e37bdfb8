/** Accounts and tokens of the sample application, in words. */
const SENDERS: Record<string, string> = {
  'full-access': 'a full-access token',
  'read-only': 'a read-only token',
  ada: 'Ada, logged in',
  noor: 'Noor, an editor',
}

/** Who sends a request, in words; nobody in particular without a name. */
export function wordsFor(name: string | undefined): string {
  return name === undefined ? 'a visitor' : (SENDERS[name] ?? name)
}
