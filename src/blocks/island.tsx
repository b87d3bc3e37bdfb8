import type { ComponentType } from 'react'

interface IslandPlace {
  /** Prefix of its ids, unique on the page. */
  uid: string
  name: string
  props: object
  /** `Block.wakesOn`. */
  wakesOn?: string | undefined
  view: ComponentType<object>
}

/**
 * The place of an interactive block in a page's HTML. Its props travel beside it, so that the client can hydrate it
 * wherever it stands: in a list, in a tab, in a callout.
 */
export function Island({ uid, name, props, wakesOn, view: View }: IslandPlace) {
  return (
    <div className="island" data-island={name} data-uid={uid} data-props={JSON.stringify(props)} data-wake-on={wakesOn}>
      <View {...props} />
    </div>
  )
}
