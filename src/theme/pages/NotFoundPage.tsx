import { PlayWhileHere } from '../effects/PlayWhileHere.tsx'
import styles from './ListPage.module.css'

/** What an address that leads nowhere shows. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>Please contact the owner of the site that linked you to the original URL and let them know their link is broken.</p>
      <PlayWhileHere />
    </div>
  )
}
