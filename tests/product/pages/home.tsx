import styles from './home.module.css'

/** The manual's home page. */
export default function HomePage() {
  return (
    <div className={styles.page}>
      <h1>Emberline manual</h1>
      <p>Bread that comes out as it went in yesterday.</p>
      <ul>
        <li>
          <a href="/integrate/first-bake">Bake the first loaf</a>, in an hour.
        </li>
        <li>
          <a href="/bake/intro">Use the oven</a>, every day.
        </li>
        <li>
          <a href="/integrate/intro">Write a program</a> that talks to it.
        </li>
        <li>
          <a href="/fleet/intro">Look after many ovens</a> at once.
        </li>
      </ul>
    </div>
  )
}
