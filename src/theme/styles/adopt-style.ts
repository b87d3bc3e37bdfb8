/**
 * Adds styles of a component that is never prerendered; they are part of its chunk instead of every page. Uses a constructed stylesheet,
 * the only kind that the security policy allows. Does nothing on the server.
 * @param css imported with `?inline`
 */
export function adoptStyle(css: string): void {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
