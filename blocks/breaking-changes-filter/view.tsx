import type { ViewProps } from '../../src/blocks/view.ts'

/** Leaves out rows of the tables on the page; the stylesheet does it, so that it works without script. */
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
