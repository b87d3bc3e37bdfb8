import 'react'

// React's types lack invoker commands, which browsers support.
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
