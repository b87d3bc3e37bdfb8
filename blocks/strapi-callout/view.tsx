import { CalloutFrame } from '../../src/blocks/callout/frame.tsx'
import type { ViewProps } from '../../src/blocks/view.ts'

const STAR = 'M12 3l2.6 5.6 6 .7-4.4 4.1 1.2 6L12 16.4 6.6 19.4l1.2-6L3.4 9.3l6-.7z'

/** Renders a callout with Strapi's icon, and a title if one is given. */
export default function StrapiCallout({ kind, titleHtml, children }: ViewProps & { kind: string; titleHtml?: string }) {
  return (
    <CalloutFrame kind={kind} title={titleHtml} mark={STAR}>
      {children}
    </CalloutFrame>
  )
}
