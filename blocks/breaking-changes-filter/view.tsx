import type { ViewProps } from '../../src/blocks/view.ts'

/** Renders checkboxes that filter the page's tables. CSS hides the rows, so it works without JavaScript. */
export default function BreakingChangesFilter({ uid }: ViewProps) {
  return (
    <fieldset className="breaking-changes-filter">
      <legend className="sr-only">Show only</legend>
      <label>
        <input type="checkbox" name={`${uid}-plugins`} value="plugins" /> Only what affects plugins
      </label>
      <label>
        <input type="checkbox" name={`${uid}-by-hand`} value="by-hand" /> Only what needs work by hand
      </label>
    </fieldset>
  )
}
