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

declare module 'virtual:block-styles' {
  /** Name of a block → its styles, in the order in which they apply. */
  const styles: Record<string, string>
  export default styles
}
