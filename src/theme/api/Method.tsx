export function Method({ name }: { name: string }) {
  return (
    <span className="api-method" data-method={name}>
      {name}
    </span>
  )
}
