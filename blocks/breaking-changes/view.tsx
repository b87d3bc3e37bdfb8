import type { SiteViewProps } from '../../src/blocks/view.ts'
import { codemodAnswers, columns, type BreakingChangeEntry } from './block.ts'

/** Renders one group of breaking changes. */
export default function BreakingChanges({ group, site: entries }: SiteViewProps<BreakingChangeEntry[]> & { group: string }) {
  return (
    <div className="table breaking-changes" role="group" aria-label={`Breaking changes: ${group}`}>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries
            .filter((entry) => entry.group === group)
            .map(({ title, href, affects_plugins, codemod }) => (
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
