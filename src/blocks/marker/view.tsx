/** A number that also marks a place on a screenshot. */
export default function Marker({ n }: { n: number }) {
  return <span className="marker">{n}</span>
}
