import type { ViewProps } from '../view.ts'

/** Renders a request next to its response, which scripts find by `data-call` and `data-answer`. */
export default function ApiCall({ noSideBySide, children }: ViewProps & { noSideBySide?: boolean }) {
  return (
    <div className={noSideBySide ? 'api-call' : 'api-call api-call-beside'} data-call="">
      {children}
    </div>
  )
}
