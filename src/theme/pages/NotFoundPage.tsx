import { PlayWhileHere } from '../effects/PlayWhileHere.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './NotFoundPage.module.css'
import { SearchAgain } from './SearchAgain.tsx'
import { useMissingPath } from './useMissingPath.ts'
import { WaysOn } from './WaysOn.tsx'

/**
 * The page for unknown URLs. All of them share one document, so the requested path is known only after hydration, which starts immediately
 * here.
 */
export default function NotFoundPage() {
  const { notFound } = useMessages()
  const href = useHref()
  const path = useMissingPath()
  return (
    <div className={styles.page} data-wake-on="">
      <h1>{notFound.title}</h1>
      <p>
        {notFound.sorry} <a href={href('/')}>{notFound.home}</a>
      </p>
      <SearchAgain path={path} />
      <WaysOn path={path} />
      <p>{notFound.contact}</p>
      <PlayWhileHere />
    </div>
  )
}
