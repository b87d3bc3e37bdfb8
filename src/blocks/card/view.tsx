import { Children } from 'react'
import type { ViewProps } from '../view.ts'

/** Renders a link with a description. External links open in a new tab. */
export default function Card({ title, href, children }: ViewProps & { title: string; href: string }) {
  const external = /^https?:/.test(href)
  return (
    <div className="card">
      <p className="card-title">
        <a href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          {title}
        </a>
      </p>
      {Children.count(children) > 0 && <div className="card-text">{children}</div>}
    </div>
  )
}
