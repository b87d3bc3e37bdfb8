import 'react'

// Invoker commands are in browsers and not yet in React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
  namespace JSX {
    interface IntrinsicElements {
      'sidebar-end': object
    }
  }
}
