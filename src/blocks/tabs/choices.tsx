import { Fragment, type ReactNode } from 'react'

/** One alternative, already rendered. */
export interface TabItem {
  value: string
  label: string
  default?: boolean
  content?: ReactNode
  /** In the place of content, HTML that is finished. */
  html?: string
}

interface ChoicesProps {
  uid: string
  groupId: string | undefined
  items: TabItem[]
  legend: string
}

/**
 * Alternatives of which one is shown: a group of radio buttons, so that choosing works without script and with arrow keys.
 * Those of one group are switched together by the client (`client/choices.ts`), which also remembers the choice.
 */
export function Choices({ uid, groupId, items, legend }: ChoicesProps) {
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.default),
  )
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {items.map((item, index) => (
        // Styles put all labels before the panels; a panel is shown that follows a chosen label, however many there are.
        <Fragment key={item.value}>
          <label className="tab">
            <input type="radio" name={`${uid}-choice`} value={item.value} defaultChecked={index === chosen} data-group={groupId} />
            <span>{item.label}</span>
          </label>
          <div className="tab-panel" {...(item.html === undefined ? {} : { dangerouslySetInnerHTML: { __html: item.html } })}>
            {item.content}
          </div>
        </Fragment>
      ))}
    </fieldset>
  )
}
