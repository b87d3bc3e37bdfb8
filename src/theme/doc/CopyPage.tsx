import { useRef, useState } from 'react'
import { withBase } from '../../addresses/base-url.ts'
import { markdownRoute } from '../../addresses/markdown-route.ts'
import { Dropdown } from '../parts/Dropdown.tsx'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './CopyPage.module.css'

/** How long the menu tells of what it did, in milliseconds. */
const SHOWN = 2000

const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
]

/** What can be done with the page's Markdown. Everything but copying works without script. */
export function CopyPage({ route }: { route: string }) {
  const { url, baseUrl } = useSite()
  const { copyPage } = useMessages()
  const [said, say] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const markdown = withBase(markdownRoute(route), baseUrl)
  const prompt = encodeURIComponent(copyPage.prompt(new URL(withBase(route, baseUrl), url).href))

  const onCopy = async () => {
    clearTimeout(timer.current)
    const done = await copyText(fetchText(markdown)).then(
      () => copyPage.copied,
      () => copyPage.notCopied,
    )
    say(done)
    timer.current = setTimeout(() => say(''), SHOWN)
  }

  return (
    <div className={styles.menu}>
      <p role="status">{said}</p>
      <Dropdown label={copyPage.menu}>
        <li>
          <button type="button" data-wake="" onClick={onCopy}>
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

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

/** The promise itself goes to the clipboard: after waiting for it, Safari would no longer see the reader's click in the request. */
async function copyText(text: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
