import { useEffect, useMemo } from 'react'
import styles from './ApiPage.module.css'
import './api.css'
import type { PageComponentProps } from '../App.tsx'
import { Article } from '../doc/Article.tsx'
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx'
import { CopyPage } from '../doc/CopyPage.tsx'
import doc from '../doc/DocPage.module.css'
import { TocBar } from '../doc/TocBar.tsx'
import { useActiveHeading } from '../doc/useActiveHeading.ts'
import { Operations, OtherApis } from './Operations.tsx'
import type { ApiContents } from '../../site/view.ts'

const NOTHING: ApiContents = { groups: [], others: [] }

/** The API reference: a sidebar, 300 px wide (specification, section 2.1), and the API as prerendered HTML. */
export default function ApiPage({ view: { route, title, description, breadcrumbs = [], api = NOTHING }, html }: PageComponentProps) {
  const entries = useMemo(() => entriesOf(api), [api])
  const active = useActiveHeading(entries)
  useEffect(() => {
    openTarget()
    addEventListener('hashchange', openTarget)
    return () => removeEventListener('hashchange', openTarget)
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.sidebar}>
        <Operations {...api} active={active} />
      </div>
      <div className={styles.bar}>
        <TocBar entries={entries} active={active} />
      </div>
      <article className={styles.content}>
        <div className={doc.top}>
          <Breadcrumbs crumbs={breadcrumbs} />
          <CopyPage route={route} />
        </div>
        <h1 className={doc.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
        <div className={styles.others}>
          <OtherApis others={api.others} />
        </div>
        <Article html={html} />
      </article>
    </div>
  )
}

/** Returns the operations as table-of-contents entries for the bar on narrow screens. */
function entriesOf({ groups }: ApiContents) {
  return groups.flatMap(({ operations }) => operations.map(({ id, method, label }) => ({ id, depth: 3, text: `${method} ${label}` })))
}

/** Opens the schema that the URL's hash refers to. */
function openTarget(): void {
  const target = document.querySelector<HTMLDetailsElement>('details:target')
  if (target) target.open = true
}
