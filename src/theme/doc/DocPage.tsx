import type { DocView, Verified } from '../../site/view.ts'
import { Icon } from '../parts/Icon.tsx'
import { PageBadge } from '../parts/PageBadge.tsx'
import { Sentence, useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { Article } from './Article.tsx'
import { OtherVersions } from '../other-versions/OtherVersions.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { CopyPage } from './CopyPage.tsx'
import styles from './DocPage.module.css'
import { PageFeedback } from './PageFeedback.tsx'
import { Pagination } from './Pagination.tsx'
import { Toc } from './Toc.tsx'
import { TocBar } from './TocBar.tsx'
import { useActiveHeading } from './useActiveHeading.ts'

/** Renders a document: breadcrumbs, title, article, feedback and metadata, pagination, and tags. */
export function DocPage({ view, html }: { view: DocView; html: string | TrustedHTML }) {
  const active = useActiveHeading(view.toc)
  const hasToc = view.toc.length > 1
  return (
    <div className={styles.page} data-toc={hasToc || undefined} data-alone={!view.sidebar || undefined}>
      {hasToc && <TocBar key={view.route} entries={view.toc} active={active} />}
      <div className={styles.content}>
        <div className={styles.top}>
          <Breadcrumbs crumbs={view.breadcrumbs} />
          <CopyPage key={view.route} route={view.route} />
        </div>
        <article>
          <h1 className={styles.title}>
            {view.title}
            {view.badge && <PageBadge kind={view.badge} />}
          </h1>
          <Article html={html} />
        </article>
        <PageFooter view={view} />
        <Pagination previous={view.previous} next={view.next} />
        <Tags tags={view.tags} />
      </div>
      {hasToc && (
        <div className={styles.rail}>
          <Toc entries={view.toc} active={active} />
        </div>
      )}
    </div>
  )
}

function PageFooter({ view }: { view: DocView }) {
  const { page, format } = useMessages()
  return (
    <footer className={styles.footer}>
      <PageFeedback key={view.route} route={view.route} title={view.title} />
      {view.editUrl && (
        <a href={view.editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" size={16} />
          {page.edit}
        </a>
      )}
      <p>
        {view.lastUpdated && (
          <span>
            <Sentence parts={page.lastUpdated(<time dateTime={view.lastUpdated}>{format.date(view.lastUpdated)}</time>)} />
          </span>
        )}
        {view.verified && <VerifiedMark verified={view.verified} />}
      </p>
      {view.verified?.others && (
        <OtherVersions
          key={`versions of ${view.route}`}
          route={view.route}
          documented={view.verified.version}
          others={view.verified.others}
        />
      )}
    </footer>
  )
}

function Tags({ tags }: Pick<DocView, 'tags'>) {
  const href = useHref()
  const { page } = useMessages()
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <span>{page.tags}</span>
      <ul>
        {tags.map((tag) => (
          <li key={tag.href}>
            <a href={href(tag.href)}>{tag.label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shows how many of the page's samples were run against the product. */
function VerifiedMark({ verified }: { verified: Verified }) {
  const { page } = useMessages()
  return (
    <span>
      <Icon name="check" size={16} />
      {page.verified(verified)}
    </span>
  )
}
