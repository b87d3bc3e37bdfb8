/** A request's method, with a colour of its own. */
export function Method({ name }: { name: string }) {
  return (
    <span className="api-method" data-method={name}>
      {name}
    </span>
  )
}
