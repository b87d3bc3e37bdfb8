import type { ReactNode } from 'react'
import { SearchButton } from '../src/theme/layout/Search.tsx'
import { Icon } from '../src/theme/parts/Icon.tsx'
import { useHref, useSite } from '../src/theme/state/site.tsx'
import styles from './home.module.css'

interface WayIn {
  title: string
  href: string
  text: string
  tone: 'start' | 'user' | 'dev' | 'cloud'
  links: Array<{ label: string; href: string }>
}

/** The four bodies of documentation. */
const waysIn: WayIn[] = [
  {
    title: 'Quick Start Guide',
    href: '/dev-docs/quick-start',
    text: 'From an empty folder to content served by an API.',
    tone: 'start',
    links: [
      { label: 'Installation', href: '/dev-docs/installation' },
      { label: 'Project structure', href: '/dev-docs/project-structure' },
      { label: 'Deployment', href: '/dev-docs/deployment' },
      { label: 'What’s new in Strapi 5', href: '/dev-docs/whats-new' },
      { label: 'Upgrade from Strapi 4', href: '/dev-docs/migration/v4-to-v5/introduction-and-faq' },
    ],
  },
  {
    title: 'User Guide',
    href: '/user-docs/intro',
    text: 'Work in the admin panel: content, media, releases, users, settings.',
    tone: 'user',
    links: [
      { label: 'Content-Type Builder', href: '/user-docs/content-type-builder' },
      { label: 'Content Manager', href: '/user-docs/content-manager' },
      { label: 'Draft & Publish', href: '/user-docs/content-manager/saving-and-publishing-content' },
      { label: 'Releases', href: '/user-docs/releases/introduction' },
      { label: 'Settings', href: '/user-docs/settings/introduction' },
    ],
  },
  {
    title: 'Developer Docs',
    href: '/dev-docs/intro',
    text: 'APIs, configuration, customization, plugins, upgrades.',
    tone: 'dev',
    links: [
      { label: 'REST API', href: '/dev-docs/api/rest' },
      { label: 'GraphQL API', href: '/dev-docs/api/graphql' },
      { label: 'Document Service API', href: '/dev-docs/api/document-service' },
      { label: 'Plugin SDK', href: '/dev-docs/plugins/development/plugin-sdk' },
      { label: 'API reference', href: '/openapi/' },
    ],
  },
  {
    title: 'Cloud Documentation',
    href: '/cloud/intro',
    text: 'Host a project on Strapi Cloud and keep it running.',
    tone: 'cloud',
    links: [
      { label: 'Project deployment', href: '/cloud/getting-started/deployment' },
      { label: 'Usage & Billing', href: '/cloud/getting-started/usage-billing' },
      { label: 'Project settings', href: '/cloud/projects/settings' },
      { label: 'Deployments management', href: '/cloud/projects/deploys' },
      { label: 'Profile settings', href: '/cloud/account/account-settings' },
    ],
  },
]

/** Where the documentation begins. */
export default function HomePage() {
  const { tagline, version } = useSite()
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          {version && <p className={styles.version}>Version {version.number}</p>}
          <h1>Strapi 5 documentation</h1>
          <p className={styles.tagline}>{tagline}</p>
          <div className={styles.actions}>
            <Action href="/dev-docs/quick-start">
              Start in minutes <Icon name="right" size={18} />
            </Action>
            <SearchButton />
          </div>
        </div>
        <Sample />
      </header>
      <div className={styles.ways}>
        {waysIn.map((way) => (
          <Way key={way.href} way={way} />
        ))}
      </div>
      <p className={styles.help}>
        Something missing or wrong? <a href="https://github.com/strapi/documentation">Help improve the docs</a>.
      </p>
    </div>
  )
}

/** A request and its answer, as the quick start records them: what the product does, in one look. */
function Sample() {
  return (
    <figure className={styles.sample} aria-label="A request to the REST API and its response">
      <pre tabIndex={0}>
        <code>
          <span>GET</span> /api/trails?fields=name,distance{'\n\n'}
          {'{\n  "data": [\n    {\n      '}
          <b>"id"</b>: <i>2</i>,{'\n      '}
          <b>"documentId"</b>: <i>"aoe9egnjhduig6g2z7vbsq14"</i>,{'\n      '}
          <b>"name"</b>: <i>"Heron Lake Loop"</i>,{'\n      '}
          <b>"distance"</b>: <i>7.4</i>
          {'\n    }\n  ]\n}'}
        </code>
      </pre>
    </figure>
  )
}

function Action({ href, children }: { href: string; children: ReactNode }) {
  const toHref = useHref()
  return (
    <a className={styles.action} href={toHref(href)}>
      {children}
    </a>
  )
}

function Way({ way }: { way: WayIn }) {
  const href = useHref()
  return (
    <section className={styles.way} data-tone={way.tone} aria-label={way.title}>
      <h2>
        <a href={href(way.href)}>
          {way.title}
          <Icon name="right" size={18} />
        </a>
      </h2>
      <p>{way.text}</p>
      <ul>
        {way.links.map((link) => (
          <li key={link.href}>
            <a href={href(link.href)}>{link.label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
