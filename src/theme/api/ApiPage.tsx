import { useEffect } from 'react'
import styles from './ApiPage.module.css'
import { Method } from './Method.tsx'
import './api.css'
import type { PageComponentProps } from '../App.tsx'
import { Article } from '../doc/Article.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import type { ApiContents } from '../../site/view.ts'

/** The API reference: its own sidebar, 300 px wide (specification, section 2.1), and the APIs as finished HTML. */
export default function ApiPage({ view: { title, description, api }, html }: PageComponentProps) {
  const messages = useMessages()
  useEffect(() => {
    openTarget()
    addEventListener('hashchange', openTarget)
    return () => removeEventListener('hashchange', openTarget)
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.sidebar}>
        <nav aria-label={messages.page.apiOperations}>{api && <Contents api={api} />}</nav>
      </div>
      <article className={styles.content}>
        <h1>{title}</h1>
        <p>{description}</p>
        <details className={styles.mobile}>
          <summary>{messages.page.toc}</summary>
          <nav aria-label={messages.page.toc}>{api && <Contents api={api} />}</nav>
        </details>
        <Article html={html} />
      </article>
    </div>
  )
}

/** A link to a schema opens it. */
function openTarget(): void {
  const target = document.querySelector<HTMLDetailsElement>('details:target')
  if (target) target.open = true
}

function Contents({ api: { groups, others } }: { api: ApiContents }) {
  const href = useHref()
  const messages = useMessages()
  return (
    <>
      {groups.map((group) => (
        <div key={group.name}>
          <p>{group.name}</p>
          <ul>
            {group.operations.map(({ id, method, label }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Method name={method} /> <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && (
        <div>
          <p>{messages.page.otherApis}</p>
          <ul>
            {others.map((other) => (
              <li key={other.href}>
                <a href={href(other.href)}>{other.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
