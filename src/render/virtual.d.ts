declare module 'virtual:server-pages' {
  import type { PageComponent } from '../theme/App.tsx'
  /** Name of a component → its module. */
  const pages: Record<string, { default?: PageComponent }>
  export default pages
}

declare module 'virtual:server-blocks' {
  import type { ComponentType } from 'react'
  /** Name of a block → the module with its view. */
  const blocks: Record<string, { default: ComponentType<never> }>
  export default blocks
}
