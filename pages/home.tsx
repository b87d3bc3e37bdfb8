import type { PageComponentProps } from '../src/theme/App.tsx'
import { Article } from '../src/theme/doc/Article.tsx'
import { LineIcon } from '../src/theme/parts/Icon.tsx'
import { useHref, useSite } from '../src/theme/state/site.tsx'
import type { HomeData } from './home-data.ts'
import { Invitation } from './home/Invitation.tsx'
import { Proof } from './home/Proof.tsx'
import { bodies, roles, tasks } from './home/ways.ts'
import styles from './home/home.module.css'

/** The home page: what Strapi is, one query through three APIs, and links to tasks and documentation sets. */
export default function HomePage({ view, html }: PageComponentProps) {
  const { integrations, breakingChanges, run, verified } = view.site as HomeData
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <Edition />
          <h1>Model content once. Serve it anywhere.</h1>
          <p className={styles.lead}>
            Strapi is an open-source headless CMS: describe your content, and editors get an admin panel, your apps get REST and GraphQL
            APIs.
          </p>
          <Invitation />
        </div>
        {/* Dark in both modes, like a terminal. */}
        <figure className={styles.sample} data-theme="dark" aria-label="One question, asked through three APIs">
          <Article html={html} />
          <figcaption>
            Recorded from Strapi {verified.version} <Route href={run}>Run the REST request in your browser</Route>
          </figcaption>
        </figure>
      </header>
      <section aria-labelledby="tasks">
        <h2 id="tasks">What are you here to do?</h2>
        <ul className={styles.tasks}>
          {tasks(breakingChanges).map(({ title, href, text, icon }) => (
            <li key={title}>
              <LineIcon path={icon} size={20} />
              <h3>
                <Route href={href}>{title}</Route>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="bodies">
        <div className={styles.heading}>
          <h2 id="bodies">Four bodies of documentation</h2>
          <p>By role</p>
          <Chips links={roles} />
        </div>
        <ul className={styles.bodies}>
          {bodies.map(({ title, href, text, links }) => (
            <li key={href}>
              <h3>
                <Route href={href}>{title}</Route>
              </h3>
              <p>{text}</p>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Route href={link.href}>{link.label}</Route>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="integrations">
        <h2 id="integrations">Use it with</h2>
        <Chips links={integrations} />
      </section>
      <Proof verified={verified} />
      <p className={styles.help}>
        Something missing or wrong? <a href="https://github.com/strapi/documentation">Help improve the docs</a>.
      </p>
    </div>
  )
}

/** Shows the documented Strapi version. */
function Edition() {
  const { version } = useSite()
  return (
    <p className={styles.edition}>
      Strapi 5 documentation {version && <span>Version {version.number}</span>} <Route href="/dev-docs/whats-new">What’s new</Route>
    </p>
  )
}

function Chips({ links }: { links: Array<{ label: string; href: string }> }) {
  return (
    <ul className={styles.chips}>
      {links.map((link) => (
        <li key={link.href}>
          <Route href={link.href}>{link.label}</Route>
        </li>
      ))}
    </ul>
  )
}

function Route({ href, children }: { href: string; children: string }) {
  const toHref = useHref()
  return <a href={toHref(href)}>{children}</a>
}
