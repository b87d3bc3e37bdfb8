import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CategoryPage } from './CategoryPage.tsx'
import { Restaurants } from './Restaurants.tsx'

const client = new ApolloClient({ link: new HttpLink({ uri: 'http://localhost:1337/graphql' }), cache: new InMemoryCache() })
const [, documentId] = /^\/categories\/(\w+)$/.exec(location.pathname) ?? []

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ApolloProvider client={client}>{documentId ? <CategoryPage documentId={documentId} /> : <Restaurants />}</ApolloProvider>
  </StrictMode>,
)
