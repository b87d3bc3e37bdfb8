import type { ComponentType } from 'react'

/**
 * The place of an interactive block in a page's HTML. Its props travel beside it, so that the client can hydrate it
 * wherever it stands: in a list, in a tab, in a callout.
 */
export function Island({ name, props, component: Component }: { name: string; props: object; component: ComponentType<object> }) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
