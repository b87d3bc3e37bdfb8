declare module 'virtual:server-pages' {
  import type { PageComponent } from '../theme/App.tsx'
  /** Component name → module. */
  const pages: Record<string, { default?: PageComponent }>
  export default pages
}

declare module 'virtual:server-blocks' {
  import type { ComponentType } from 'react'
  /** Block name → module with its view. */
  const blocks: Record<string, { default: ComponentType<never> }>
  export default blocks
}

declare module 'virtual:block-styles' {
  /** Block name → styles, in cascade order. */
  const styles: Record<string, string>
  export default styles
}
