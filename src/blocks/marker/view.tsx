/** A number that a screenshot shows too. */
export default function Marker({ n }: { n: number }) {
  return <span className="marker">{n}</span>
}
