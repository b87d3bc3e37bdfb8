import { withBase } from '../../addresses/base-url.ts'
import { markdownRoute } from '../../addresses/markdown-route.ts'
import type { AtOnce } from '../at-once.ts'
import { Dropdown } from '../parts/Dropdown.tsx'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './CopyPage.module.css'

const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
]

/** Menu of actions on the page's Markdown. All but copying work without JavaScript. */
export function CopyPage({ route }: { route: string }) {
  const { url, baseUrl } = useSite()
  const { copyPage } = useMessages()
  const markdown = withBase(markdownRoute(route), baseUrl)
  const prompt = inQuery(copyPage.prompt(new URL(withBase(route, baseUrl), url).href))

  return (
    <div className={styles.menu} data-copies="" suppressHydrationWarning>
      <Dropdown label={copyPage.menu}>
        <li>
          <button type="button" data-does={'copy-page' satisfies AtOnce} data-copied={copyPage.copied} data-uncopied={copyPage.notCopied}>
            {copyPage.copy}
          </button>
        </li>
        <li>
          <a href={markdown} data-reload="">
            {copyPage.open}
          </a>
        </li>
        {assistants.map(({ name, address }) => (
          <li key={name}>
            <a href={address + prompt} target="_blank" rel="noopener noreferrer">
              {copyPage.openIn(name)}
            </a>
          </li>
        ))}
      </Dropdown>
    </div>
  )
}

/** Keeps `/` and `:` unescaped, which queries allow: the URL then occurs verbatim elsewhere in the page and compresses away. */
function inQuery(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2F|3A)/g, decodeURIComponent)
}
