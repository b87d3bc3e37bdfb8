declare module 'virtual:site' {
  import type { ClientSite } from '../theme/state/site.tsx'
  const site: ClientSite
  export default site
  /** URL of the document that runs code in a sandboxed frame. */
  export const sandbox: string
}

declare module 'virtual:messages' {
  import type { FirstMessages } from '../messages/messages.ts'
  const messages: FirstMessages
  export default messages
}

declare module 'virtual:later-messages' {
  import type { LaterMessages } from '../messages/messages.ts'
  export const later: LaterMessages
}

declare module 'virtual:pages' {
  import type { PageComponent } from '../theme/App.tsx'
  /** Component name → loads its module. */
  const pages: Record<string, () => Promise<{ default?: PageComponent }>>
  export default pages
}

declare module 'virtual:islands' {
  import type { ComponentType } from 'react'
  /** Name of an interactive block → loads its view. */
  const islands: Record<string, () => Promise<{ default: ComponentType<object> }>>
  export default islands
}

declare module 'virtual:all-block-styles' {}
