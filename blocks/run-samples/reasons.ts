import { PlaygroundError } from '../../playground/playground-error.ts'

/**
 * Returns a sentence that explains why there is no response.
 * @param hadWritten whether the reader had changed the content
 */
export function reasonOf(error: unknown, hadWritten: boolean): string {
  if (!(error instanceof PlaygroundError)) return error instanceof Error ? error.message : String(error)
  const lost = error.changesLost && hadWritten ? ' What you had written is gone: the content is as at first.' : ''
  switch (error.reason) {
    case 'offline':
      return 'Strapi could not be loaded: the connection is missing, or this page is older than the site. Try again, or reload the page.'
    case 'slow':
      return `The request took longer than 2 seconds, so it was ended. The next one works.${lost}`
    case 'large':
      return 'The response is larger than 2 MB, which is more than this page shows. Ask for fewer fields or entries.'
    case 'broken':
      return `Strapi can’t run in this browser: ${error.message}`
    default:
      // Drop the prefix that the worker's error serialization adds.
      return error.message.replace(/^Error: /, '')
  }
}
