/** Custom properties of the theme. */
declare module 'virtual:theme.css' {}

/** Custom properties that only the hydrated application uses. */
declare module 'virtual:awake-theme.css?inline' {
  const css: string
  export default css
}
