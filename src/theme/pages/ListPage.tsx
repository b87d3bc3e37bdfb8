import type { ReactNode } from 'react'
import doc from '../doc/DocPage.module.css'

interface ListPageProps {
  title: string
  /** What stands above the title. */
  above?: ReactNode
  children: ReactNode
}

/** Renders a page without a sidebar, in the grid of documents. */
export function ListPage({ title, above, children }: ListPageProps) {
  return (
    <div className={doc.page} data-alone="">
      <div className={doc.content}>
        <div className={doc.top}>{above}</div>
        <h1 className={doc.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
