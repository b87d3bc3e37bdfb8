import { useAllMessages } from '../../theme/state/messages.tsx'
import type { SiteViewProps } from '../view.ts'
import type { ReferenceTable, Subject } from './tables.ts'

/** A table made from a schema, so that it can't disagree with what the build accepts. */
export default function Reference({ of, site: tables }: SiteViewProps<Record<Subject, ReferenceTable>> & { of: Subject }) {
  const { blocks } = useAllMessages()
  const { columns, rows } = tables[of]
  return (
    <div className="table" tabIndex={0} role="group" aria-label={blocks.table(columns)}>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
