const inert = () => ({ __internal_installed_implicitly__: true })

export const ApolloServerPluginInlineTrace = inert
export const ApolloServerPluginLandingPageLocalDefault = inert
export const ApolloServerPluginLandingPageProductionDefault = inert
