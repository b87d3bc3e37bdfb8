import type { ComponentType } from 'react'

interface IslandPlace {
  /** Prefix of IDs, unique on the page. */
  uid: string
  name: string
  props: object
  /** See `Block.wakesOn`. */
  wakesOn?: string | undefined
  view: ComponentType<object>
}

/** Renders an interactive block and its serialized props, so that the client can hydrate it independently of its surroundings. */
export function Island({ uid, name, props, wakesOn, view: View }: IslandPlace) {
  return (
    <div className="island" data-island={name} data-uid={uid} data-props={JSON.stringify(props)} data-wake-on={wakesOn}>
      <View {...props} />
    </div>
  )
}
