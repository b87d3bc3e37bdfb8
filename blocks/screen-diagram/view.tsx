import type { ReactNode } from 'react'
import type { ScreenPartProps } from '../screen-part/block.ts'
import { areasOf, words } from './words.ts'

interface Part extends ScreenPartProps {
  content: ReactNode
}

/** Renders a wireframe of a screen. CSS positions the areas, so the document order can follow the steps. */
export default function ScreenDiagram({ label, items }: { label: string; items: Part[] }) {
  return (
    <figure className="screen">
      <div className="screen-frame">
        {areasOf(items).map((area) => (
          <div key={area} className={`screen-${area}`} role="group" aria-label={words.areas[area]}>
            {items
              .filter((part) => part.in === area)
              .map((part, index) => (
                <div key={index} className={`screen-part is-${part.as}`}>
                  {part.content}
                </div>
              ))}
          </div>
        ))}
      </div>
      <figcaption>
        {label}. {words.note}.
      </figcaption>
    </figure>
  )
}
