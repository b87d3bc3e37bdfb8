import { Fragment, type ReactNode } from 'react'

export interface TabItem {
  value: string
  label: string
  default?: boolean
  content?: ReactNode
  /** Prerendered HTML, instead of `content`. */
  html?: string
}

interface ChoicesProps {
  uid: string
  groupId: string | undefined
  items: TabItem[]
  legend: string
}

/**
 * Renders tabs as radio buttons, which work without JavaScript and with arrow keys. The client (`client/at-once/choices.ts`)
 * synchronizes tabs of a group and stores the choice.
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
        // CSS moves all labels before the panels, and shows the panel after the checked label, for any number of tabs.
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
