/** Renders the name of the approver. */
export default function Stamp({ by }: { by: string }) {
  return <p className="stamp">Approved by {by}</p>
}
