import { withTypes } from './graphql-configuration.ts'

/** The options of the GraphQL plugin, with types and defaults. */
export default withTypes
