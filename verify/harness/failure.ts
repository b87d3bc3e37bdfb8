/** A failed check, and its line in the document. */
export interface Failure {
  line: number
  message: string
}
