/**
 * Gives the document the styles of something that only the application shows: they come with its code, and no page carries them. A
 * constructed sheet, since the security policy allows no other; the server, which shows none of it, does nothing.
 * @param css imported with `?inline`
 */
export function adoptStyle(css: string): void {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
