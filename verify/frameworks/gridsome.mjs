/** @typedef {(actions: object) => unknown} Source */

/**
 * Calls a gridsome.server.js, and the source that it registers. A node without an id is an error, as it is in Gridsome.
 * @param {{ default: (api: { loadSource: (source: Source) => void }) => void }} file
 */
export default async ({ default: server }) => {
  /** @type {Source[]} */
  const sources = []
  server({ loadSource: (source) => sources.push(source) })
  if (sources.length === 0) throw new Error('No source was registered.')
  for (const load of sources)
    await load({
      addCollection: () => ({
        /** @param {{ id?: string }} node */
        addNode({ id }) {
          if (!id) throw new Error('A node needs an id.')
        },
      }),
      store: { createReference: (/** @type {string} */ typeName, /** @type {string} */ id) => ({ typeName, id }) },
    })
}
