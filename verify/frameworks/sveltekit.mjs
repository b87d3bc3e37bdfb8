import { register } from 'node:module'

/** Modules that SvelteKit makes, or brings along. */
const modules = {
  '$env/dynamic/private': 'export const env = process.env',
  '@sveltejs/kit': 'export const fail = (status, data) => ({ status, data })',
}

const hooks = `
const modules = ${JSON.stringify(modules)}
export const resolve = (name, context, next) =>
  name in modules ? { url: 'data:text/javascript,' + encodeURIComponent(modules[name]), shortCircuit: true } : next(name, context)
`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)

/**
 * Sends a form to the default action of a +page.server.js.
 * @param {{ actions: { default: (event: { request: Request, fetch: typeof fetch }) => unknown } }} page
 */
export default ({ actions }) =>
  actions.default({
    request: new Request('http://localhost/suggest', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Lamplight Noodles', tagline: 'Open when the others close' }),
    }),
    fetch,
  })
