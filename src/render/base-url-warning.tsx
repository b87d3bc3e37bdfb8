import type { Messages } from '../messages/messages.ts'

/** Template of the warning that the boot script shows if the site was built for a different base URL (specification, section 8). */
export function BaseUrlWarning({ words, baseUrl }: { words: Messages['wrongBaseUrl']; baseUrl: string }) {
  const current = baseUrl === '/' ? words.currentDefault : words.current
  return (
    <template id="base-url-warning">
      <div id="base-url-banner">
        <p>{words.failed}</p>
        <p>{words.reason}</p>
        <p>{current.replace('{base}', baseUrl)}</p>
        <p>{words.suggested}</p>
      </div>
    </template>
  )
}
