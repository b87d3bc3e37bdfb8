import { Children } from 'react'
import type { BlockProps } from './block.ts'

/** A request next to its response. */
export function ApiCall({ noSideBySide, children }: BlockProps & { noSideBySide?: boolean }) {
  return <div className={noSideBySide ? 'api-call' : 'api-call api-call-beside'}>{children}</div>
}

/** What is sent, in a titled frame. */
export function Request({ title, children }: BlockProps & { title: string }) {
  return (
    <div className="panel panel-request" role="group" aria-label={title}>
      <p className="panel-title">{title}</p>
      {children}
    </div>
  )
}

/** What comes back, in a titled frame. */
export function Response({ title, children }: BlockProps & { title: string }) {
  return (
    <div className="panel panel-response" role="group" aria-label={title}>
      <p className="panel-title">{title}</p>
      {children}
    </div>
  )
}

/** Columns; below each other where there is no room. */
export function SideBySide({ children }: BlockProps) {
  return <div className="side-by-side">{children}</div>
}

/** One of several columns. */
export function Column({ title, children }: BlockProps & { title?: string }) {
  return (
    <div className="column">
      {title !== undefined && <p className="column-title">{title}</p>}
      {children}
    </div>
  )
}

/** A grid of cards. */
export function Cards({ children }: BlockProps) {
  return <div className="cards">{children}</div>
}

/** A link with what is to be found there; other sites open in a tab of their own. */
export function Card({ title, href, children }: BlockProps & { title: string; href: string }) {
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
