/** Calls a gridsome.server.js, and the source that it registers. A node without an id is an error, as it is in Gridsome. */
export default async ({ default: server }) => {
  let load
  server({ loadSource: (source) => (load = source) })
  await load({
    addCollection: () => ({
      addNode({ id }) {
        if (!id) throw new Error('A node needs an id.')
      },
    }),
    store: { createReference: (typeName, id) => ({ typeName, id }) },
  })
}
