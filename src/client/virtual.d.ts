declare module 'virtual:site' {
  import type { ClientSite } from '../theme/state/site.tsx'
  const site: ClientSite
  export default site
}

declare module 'virtual:pages' {
  import type { PageComponent } from '../theme/App.tsx'
  /** Name of a component → what loads its module. */
  const pages: Record<string, () => Promise<{ default?: PageComponent }>>
  export default pages
}
