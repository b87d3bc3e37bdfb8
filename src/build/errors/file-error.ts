import { UserError } from './user-error.ts'

/** Error codes of the file system → what is wrong and what the user can do. */
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
 * Turns a file system error that the user can fix into a user error.
 * @param doing what failed, such as "The site can’t be written to /srv/site."
 * @returns a UserError, or any other error unchanged
 */
export function explainFileError(error: unknown, doing: string): unknown {
  const { code, path, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  // Errors of other libraries don't have Node's code, only its message.
  const refusal = REFUSALS[code ?? ''] ?? (/no space left on device/i.test(message ?? '') ? REFUSALS.ENOSPC : undefined)
  if (refusal === undefined) return error
  return new UserError(`${doing} ${refusal}, and build again.${path === undefined ? '' : `\n  ${path}`}`, { cause: error })
}
