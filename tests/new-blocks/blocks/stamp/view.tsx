/** Who has approved what stands above. */
export default function Stamp({ by }: { by: string }) {
  return <p className="stamp">Approved by {by}</p>
}
