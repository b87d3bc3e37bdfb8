/** An error that the user can fix. It's printed as a sentence, without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}
