interface Provider {
  enabled: boolean
  grantConfig: { scope?: string[]; subdomain?: string }
}
interface Strapi {
  plugin(name: string): { service(name: string): { getAll(): Record<string, Provider> } }
}

/** The login providers that Users & Permissions registers, with the scopes that each asks for. */
export default function rows(strapi: Strapi): string[][] {
  const providers = Object.entries(strapi.plugin('users-permissions').service('providers-registry').getAll())
  const others = providers.filter(([name]) => name !== 'email')
  return [
    ['Name', 'Scopes', 'Needs a subdomain'],
    ...others.map(([name, { grantConfig }]) => [name, (grantConfig.scope ?? []).join(', ') || '–', grantConfig.subdomain ? 'Yes' : 'No']),
  ]
}
