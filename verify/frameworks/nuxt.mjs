/** What Nuxt and its server give to every file. */
Object.assign(globalThis, {
  defineEventHandler: (handler) => handler,
  useRuntimeConfig: () => ({ strapiToken: process.env.STRAPI_TOKEN, public: { strapiUrl: process.env.STRAPI_URL } }),
  readBody: (event) => event.body,
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

/** Sends what a form holds to a server route. */
export default ({ default: route }) => route({ body: { name: 'Saltwater Larder', tagline: 'Everything from a jar' } })
