/**
 * Text of a `<script type="speculationrules">`: the browser requests the document behind an internal link when it is pressed, without
 * waiting for the end of the click. Only until the application is loaded, which removes the rules and has its own prefetching. Browsers
 * that save data ignore them.
 */
export function speculationRules(baseUrl: string): string {
  return JSON.stringify({ prefetch: [{ where: { href_matches: `${baseUrl}*` }, eagerness: 'conservative' }] })
}
