import { createApp } from 'vue'
import App from './App.vue'
import MyDishes from './MyDishes.vue'

createApp(location.pathname === '/dishes' ? MyDishes : App).mount('#app')
