import { createRequire } from 'node:module'

/** Strapi's modules, which applications may have modified, and files of applications; not packages within Strapi's, such as TypeScript. */
const STRAPI = /[\\/](?:@strapi[\\/](?!.*[\\/]node_modules[\\/])|port-alder-)/

const { cache } = createRequire(import.meta.url)
const environment = { ...process.env }

/**
 * Resets the process between applications: unloads Strapi's modules and restores the environment, but keeps Strapi's dependencies loaded.
 */
export function forgetStrapi(): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  for (const path of Object.keys(cache)) if (STRAPI.test(path)) delete cache[path]
  for (const module of Object.values(cache)) if (module) module.children = module.children.filter(({ id }) => id in cache)
}
