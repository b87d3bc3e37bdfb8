import type { ReactNode } from 'react'

/** One alternative, already rendered. */
export interface TabItem {
  value: string
  label: string
  default?: boolean
  content?: ReactNode
  /** In the place of content, HTML that is finished. */
  html?: string
}

/**
 * Alternatives of which one is shown: a group of radio buttons, so that choosing works without script and with arrow keys.
 * Tabs of one group are switched together by the client (`client/choices.ts`), which also remembers the choice.
 */
export function Tabs({ uid, groupId, items }: { uid: string; groupId?: string; items: TabItem[] }) {
  return (
    <div className="tabs">
      <Choices uid={uid} groupId={groupId} items={items} legend={`Alternatives: ${items.map((item) => item.label).join(', ')}`} />
    </div>
  )
}

/** A request panel in several languages. The choice is one for the whole site. */
export function LanguageSwitch({ uid, title, items }: { uid: string; title: string; items: TabItem[] }) {
  return (
    <div className="panel panel-request" role="group" aria-label={title}>
      <p className="panel-title">{title}</p>
      <div className="tabs">
        <Choices uid={uid} groupId="language" items={items} legend="Language" />
      </div>
    </div>
  )
}

function Choices({ uid, groupId, items, legend }: { uid: string; groupId: string | undefined; items: TabItem[]; legend: string }) {
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.default),
  )
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {items.map((item, index) => (
        <label key={item.value} className="tab">
          <input type="radio" name={`${uid}-choice`} value={item.value} defaultChecked={index === chosen} data-group={groupId} />
          <span>{item.label}</span>
        </label>
      ))}
      {items.map((item) => (
        <div
          key={item.value}
          className="tab-panel"
          {...(item.html === undefined ? {} : { dangerouslySetInnerHTML: { __html: item.html } })}
        >
          {item.content}
        </div>
      ))}
    </fieldset>
  )
}
