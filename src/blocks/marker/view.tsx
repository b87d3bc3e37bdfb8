/** Renders a number that matches a marker on a screenshot. */
export default function Marker({ n }: { n: number }) {
  return <span className="marker">{n}</span>
}
