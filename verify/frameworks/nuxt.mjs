/**
 * @typedef {{ body: object }} ServerEvent
 * @typedef {(event: ServerEvent) => unknown} Route
 */

/** What Nuxt and its server give to every file. */
Object.assign(globalThis, {
  defineEventHandler: (/** @type {Route} */ handler) => handler,
  useRuntimeConfig: () => ({ strapiToken: process.env.STRAPI_TOKEN, public: { strapiUrl: process.env.STRAPI_URL } }),
  readBody: (/** @type {ServerEvent} */ event) => event.body,
  /**
   * @param {string} path
   * @param {Omit<RequestInit, 'body'> & { baseURL: string, query?: Record<string, string>, body?: object }} options
   */
  async $fetch(path, { baseURL, query, headers, body, ...options }) {
    const response = await fetch(`${baseURL}${path}?${new URLSearchParams(query)}`, {
      ...options,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    return response.json()
  },
})

/**
 * Sends what a form holds to a server route.
 * @param {{ default: Route }} file
 */
export default ({ default: route }) => route({ body: { name: 'Saltwater Larder', tagline: 'Everything from a jar' } })
