/** A mistake of the person who runs a command: printed as a sentence, without stack. */
export class UserError extends Error {
  override name = 'UserError'
}
