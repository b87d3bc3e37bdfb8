import type { ViewProps } from '../view.ts'

/** Renders a request next to its response. */
export default function ApiCall({ noSideBySide, children }: ViewProps & { noSideBySide?: boolean }) {
  return <div className={noSideBySide ? 'api-call' : 'api-call api-call-beside'}>{children}</div>
}
