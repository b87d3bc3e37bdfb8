declare module 'virtual:server-pages' {
  import type { PageComponent } from '../theme/App.tsx'
  /** Name of a component → its module. */
  const pages: Record<string, { default?: PageComponent }>
  export default pages
}
