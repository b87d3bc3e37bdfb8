/** A text as a part of a regular expression that means just this text; nginx and Caddy read it the same way. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
