// Finds the handler for a path, by the rules of Strapi's routes (`services/server/register-routes`).

import composeEndpoint from '@core/services/server/compose-endpoint.mjs'
import type { Context } from './context.ts'
import type { Strapi } from './strapi.ts'

type Handler = (context: Context, next?: () => Promise<unknown>) => Promise<unknown>

interface Route {
  method: string
  path: string
  handler: unknown
  config?: { auth?: unknown; prefix?: string; [key: string]: unknown }
  info?: object
}

interface RouteList {
  type?: string
  prefix?: string
  routes: Route[]
}

type Compose = (route: Route, target: { router: Record<string, (path: string, handler: Handler) => void> }) => void

interface Layer {
  method: string
  pattern: RegExp
  names: string[]
  handler: Handler
}

/** A request that the real server supports, but the worker doesn't. */
export class Unsupported extends Error {}

/** All routes of the content API that the worker supports. */
export class Router {
  readonly #layers: Layer[] = []
  readonly #compose: Compose
  readonly #prefix: string
  readonly #elsewhere: RegExp[]
  readonly #added = new Map<string, (context: Context) => Promise<void>>()

  /** @param known all paths of the real server, with `:name` and `(.*)` */
  constructor(strapi: Strapi, prefix: string, known: string[]) {
    this.#prefix = prefix
    this.#elsewhere = known.map((path) => patternOf(path.replace('(.*)', ':rest')))
    this.#compose = composeEndpoint(strapi) as Compose
    for (const [apiName, { routes }] of Object.entries(strapi.apis)) {
      for (const list of Object.values(routes as Record<string, RouteList>)) this.#addAll(list, `api::${apiName}`, { apiName }, '')
    }
    for (const [pluginName, { routes }] of Object.entries(strapi.plugins)) {
      for (const list of Object.values(routes as Record<string, RouteList>))
        if (list.type === 'content-api') this.#addAll(list, `plugin::${pluginName}`, { pluginName }, list.prefix ?? `/${pluginName}`)
    }
  }

  #addAll(list: RouteList, namespace: string, owner: object, prefix: string): void {
    for (const route of list.routes) {
      const handler = String(route.handler)
      const scope = [handler.startsWith(`${namespace}.`) ? handler : `${namespace}.${handler}`]
      const auth = route.config?.auth
      const config = { ...route.config, auth: auth === false ? false : { scope, ...(auth as object) } }
      const place = this.#prefix + (route.config?.prefix ?? prefix)
      const made = { ...route, config, info: { ...owner, type: 'content-api' } }
      // Composed when first used: a reader only uses a few of the routes.
      let composed: Handler | undefined
      const handle: Handler = (context, next) => (composed ??= this.#composed(made))(context, next)
      this.#layers.push(layerOf(route.method.toUpperCase(), place + route.path, handle))
    }
  }

  #composed(route: Route): Handler {
    let handler: Handler | undefined
    this.#compose(route, { router: { [route.method.toLowerCase()]: (_, made) => (handler = made) } })
    return handler!
  }

  /** Adds a handler of a part that was loaded later for all requests to a path. */
  add(path: string, answer: (context: Context) => Promise<void>): void {
    this.#added.set(path, answer)
  }

  /**
   * Runs the first matching route.
   * @throws Unsupported if only the server has a matching one
   */
  async answer(context: Context): Promise<void> {
    const added = this.#added.get(context.path)
    if (added) return added(context)
    const fitting = this.#layers.filter(({ pattern }) => pattern.test(context.path))
    const method = context.method === 'HEAD' ? 'GET' : context.method
    const layer = fitting.find((each) => each.method === method)
    if (layer) {
      const values = layer.pattern.exec(context.path)!.slice(1)
      context.params = Object.fromEntries(layer.names.map((name, index) => [name, decode(values[index]!)]))
      await layer.handler(context, () => Promise.resolve())
    } else if (
      !context.path.startsWith(`${this.#prefix}/`) ||
      (fitting.length === 0 && this.#elsewhere.some((each) => each.test(context.path)))
    ) {
      throw new Unsupported(`${context.method} ${context.path} isn’t in the playground.`)
    } else if (fitting.length > 0 || method !== 'GET') {
      // The server has a route for `GET` that matches any path: its public files.
      context.status = 405
      context.set('Allow', ['HEAD, GET', ...fitting.map((each) => each.method).filter((each) => each !== 'GET')].join(', '))
    }
  }
}

function layerOf(method: string, path: string, handler: Handler): Layer {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return { method, names, handler, pattern: patternOf(path) }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+?)')}/?$`, 'i')
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
