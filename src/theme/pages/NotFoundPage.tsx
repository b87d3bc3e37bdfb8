import { PlayWhileHere } from '../effects/PlayWhileHere.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './NotFoundPage.module.css'
import { SearchAgain } from './SearchAgain.tsx'
import { useMissingPath } from './useMissingPath.ts'
import { WaysOn } from './WaysOn.tsx'

/** What an address that leads nowhere shows. One document answers for all of them, so what was asked for is known once React is awake, which is at once. */
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
