/** The theme as custom properties. */
declare module 'virtual:theme.css' {}

/** What of it only the application shows. */
declare module 'virtual:awake-theme.css?inline' {
  const css: string
  export default css
}
