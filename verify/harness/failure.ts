/** What of a document isn’t so, and the line on which that stands. */
export interface Failure {
  line: number
  message: string
}
