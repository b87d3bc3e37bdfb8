import type { VersionDifference } from '../../site/other-versions.ts'

/** Explains a difference, with sources. Text in backticks is code. */
export function Reasons({ difference: { why } }: { difference: VersionDifference }) {
  return why.map(({ says, source, named }) => (
    <p key={says}>
      {says.split('`').map((text, index) => (index % 2 === 1 ? <code key={index}>{text}</code> : text))}
      {source && (
        <>
          {' '}
          <a href={source} target="_blank" rel="noopener noreferrer">
            {named ?? new URL(source).host}
          </a>
        </>
      )}
    </p>
  ))
}
