/**
 * Calls `sourceNodes` of a gatsby-node.js. A node without an id or a type is an error, as it is in Gatsby.
 * @param {{ sourceNodes: (api: object) => unknown }} file
 */
export default (file) =>
  file.sourceNodes({
    actions: {
      /** @param {{ id?: string, internal: { type?: string, contentDigest?: string } }} node */
      createNode({ id, internal }) {
        if (!id || !internal.type || !internal.contentDigest) throw new Error('A node needs an id, a type, and a digest.')
      },
    },
    createNodeId: String,
    createContentDigest: JSON.stringify,
  })
