import { breakingChangeColumns, codemodAnswers } from '../../compile/labels.ts'
import type { BreakingChangeEntry } from '../../site/breaking-changes.ts'
import type { BlockProps } from './block.ts'

/** What a page says of its own breaking change. */
export function BreakingChangeSummary({ children }: BlockProps) {
  return <div className="breaking-change-summary">{children}</div>
}

/** One group of breaking changes. */
export function BreakingChanges({ group, entries }: BlockProps & { group: string; entries: BreakingChangeEntry[] }) {
  return (
    <div className="table breaking-changes" tabIndex={0} role="group" aria-label={`Breaking changes: ${group}`}>
      <table>
        <thead>
          <tr>
            {breakingChangeColumns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ title, href, affects_plugins, codemod }) => (
            <tr key={href} data-plugins={affects_plugins} data-codemod={codemod}>
              <td>
                <a href={href}>{title}</a>
              </td>
              <td>{affects_plugins ? 'Yes' : 'No'}</td>
              <td>{codemodAnswers[codemod]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="breaking-changes-none">Nothing in this group.</p>
    </div>
  )
}

/** Leaves out rows of the tables on the page; the stylesheet does it (`article.css`), so that it works without script. */
export function BreakingChangesFilter({ uid }: BlockProps) {
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
