import { referenceRows, type Subject } from './reference-rows.ts'

/** A table made from a schema, so that it can't disagree with what the build accepts. */
export function Reference({ of }: { of: Subject }) {
  const { columns, rows } = referenceRows(of)
  return (
    <div className="table" tabIndex={0} role="group" aria-label={`Table: ${columns.join(', ')}`}>
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
