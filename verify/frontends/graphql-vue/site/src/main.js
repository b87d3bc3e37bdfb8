import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client/core'
import { DefaultApolloClient } from '@vue/apollo-composable'
import { createApp } from 'vue'
import CategoryPage from './CategoryPage.vue'
import Restaurants from './Restaurants.vue'

const client = new ApolloClient({ link: new HttpLink({ uri: 'http://localhost:1337/graphql' }), cache: new InMemoryCache() })
const [, documentId] = /^\/categories\/(\w+)$/.exec(location.pathname) ?? []

createApp(documentId ? CategoryPage : Restaurants, documentId ? { documentId } : {})
  .provide(DefaultApolloClient, client)
  .mount('#app')
