import { PlaygroundError } from '../../playground/playground-error.ts'
import { NOT_LOADED } from './not-loaded.ts'

/**
 * Returns a sentence that explains why there is no response.
 * @param hadWritten whether the reader had changed the content
 */
export function reasonOf(error: unknown, hadWritten: boolean): string {
  if (!(error instanceof PlaygroundError)) return error instanceof Error ? error.message : String(error)
  const lost = error.changesLost && hadWritten ? ' Your changes were lost, and the sample content was restored.' : ''
  switch (error.reason) {
    case 'offline':
      return NOT_LOADED
    case 'slow':
      return `The request took longer than 2 seconds, so it was canceled. You can send another one.${lost}`
    case 'large':
      return 'The response is larger than 2 MB, which is more than this page can show. Request fewer fields or entries.'
    case 'broken':
      return `Strapi can’t run in this browser: ${error.message}`
    default:
      // Drop the prefix that the worker's error serialization adds.
      return error.message.replace(/^Error: /, '')
  }
}
