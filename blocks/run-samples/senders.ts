import type { Models } from './models.ts'

interface Sender {
  words: string
  /** Subject of a sentence about the sender's permissions. */
  permissions: string
}

const VISITOR: Sender = { words: 'a visitor', permissions: 'The Public role, which applies to visitors,' }

/** Accounts and tokens of the sample application. */
const SENDERS: Record<string, Sender> = {
  'full-access': { words: 'a full-access token', permissions: 'A full-access token' },
  'read-only': { words: 'a read-only token', permissions: 'A read-only token' },
  ada: { words: 'Ada, logged in', permissions: 'The Authenticated role, which Ada has,' },
  noor: { words: 'Noor, an editor', permissions: 'The Editor role, which Noor has,' },
}

/** Returns a sender's display name; without a name, a visitor's. */
export function wordsFor(name: string | undefined): string {
  return name === undefined ? VISITOR.words : (SENDERS[name]?.words ?? name)
}

/** Returns the subject of a sentence about a sender's permissions. */
export function permissionsOf(name: string | undefined): string {
  return name === undefined ? VISITOR.permissions : (SENDERS[name]?.permissions ?? name)
}

/** Actions of a token that only reads. */
const READS = ['find', 'findOne']

/** Returns the models with the actions that a sender may perform on each. */
export function modelsFor(known: Models, name: string | undefined): Models {
  const permitted = known.permissions[name ?? '']
  const actionsOn = (uid: string) => {
    if (name === 'read-only') return READS
    // Without an account, the sender is a token for everything.
    return permitted?.filter((action) => action.startsWith(`${uid}.`)).map((action) => action.slice(uid.length + 1))
  }
  const models = known.models.map((model) => (model.uid.includes('::') ? { ...model, actions: actionsOn(model.uid) } : model))
  return { ...known, models }
}
