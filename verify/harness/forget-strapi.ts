import { createRequire } from 'node:module'

/** Strapi's own modules, with what applications changed in them, and the files of an application. */
const STRAPI = /[\\/](?:@strapi[\\/]|port-alder-)/

const { cache } = createRequire(import.meta.url)
const environment = { ...process.env }

/** Makes the process one in which no application ran, except that the packages Strapi is built on are loaded. */
export function forgetStrapi(): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  for (const path of Object.keys(cache)) if (STRAPI.test(path)) delete cache[path]
  for (const module of Object.values(cache)) if (module) module.children = module.children.filter(({ id }) => id in cache)
}
