import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'
import NewDish from './NewDish.tsx'

createRoot(document.getElementById('root')!).render(<StrictMode>{location.pathname === '/dishes' ? <NewDish /> : <App />}</StrictMode>)
