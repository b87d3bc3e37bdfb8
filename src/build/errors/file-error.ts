import { UserError } from './user-error.ts'

/** What a computer refuses, and what people can do about it. */
const REFUSALS: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'Your disk quota is exceeded. Free some space',
  EROFS: 'The disk is read-only. Choose another one',
  EACCES: 'Permission denied. Change the permissions',
  EPERM: 'Permission denied. Change the permissions',
  EIO: 'The disk can’t be read or written. Check it for errors',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n)',
  ENFILE: 'Too many files are open on this machine. Close some programs',
  EBUSY: 'The folder is a mount point, so it can’t be replaced. Choose a folder inside it',
  EXDEV: 'The folder is a mount point, so it can’t be replaced. Choose a folder inside it',
}

/**
 * What a person reads of an error that they can mend and we can't.
 * @param doing what failed, such as "The site can’t be written to /srv/site."
 * @returns a mistake with one sentence for it; any other error as it is
 */
export function explainFileError(error: unknown, doing: string): unknown {
  const { code, path, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  // What isn't of Node has no code, but says the same.
  const refusal = REFUSALS[code ?? ''] ?? (/no space left on device/i.test(message ?? '') ? REFUSALS.ENOSPC : undefined)
  if (refusal === undefined) return error
  return new UserError(`${doing} ${refusal}, and build again.${path === undefined ? '' : `\n  ${path}`}`, { cause: error })
}
