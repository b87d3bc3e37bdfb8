declare module 'virtual:site' {
  import type { ClientSite } from '../theme/state/site.tsx'
  const site: ClientSite
  export default site
}
