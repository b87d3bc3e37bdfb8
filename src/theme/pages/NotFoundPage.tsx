import { PlayWhileHere } from '../effects/PlayWhileHere.tsx'
import { useMessages } from '../state/messages.tsx'
import styles from './ListPage.module.css'

/** What an address that leads nowhere shows. */
export default function NotFoundPage() {
  const { notFound } = useMessages()
  return (
    <div className={styles.page}>
      <h1>{notFound.title}</h1>
      <p>{notFound.sorry}</p>
      <p>{notFound.contact}</p>
      <PlayWhileHere />
    </div>
  )
}
