/**
 * What most pages' data have in common, so that none has to say it again: as good as Brotli, which browsers can't unpack by
 * themselves. Build and application must know the same text; which one it is only decides how small the data get.
 */
const SAMPLE =
  String.raw`<a href=\"https://\" target=\"_blank\" rel=\"noopener noreferrer\"></a><div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table: \"><table>\n<thead>\n<tr>\n<th scope=\"col\"></th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><code></code></td>\n<td></td>\n</tr>\n</tbody>\n</table></div>\n<ul>\n<li><strong></strong>: </li>\n<li><a href=\"/\"></a></li>\n</ul>\n<p>The application configuration with this example for the following and that you can use </p>\n<h2 id=\"\"><a class=\"hash\" href=\"#\" aria-label=\"Link to \"></a></h2>\n<h3 id=\"\"><a class=\"hash\" href=\"#\" aria-label=\"Link to \"></a></h3>\n<p>The <code></code></p>\n<div class=\"code\" data-lang=\"js\"><pre tabindex=\"0\"><code><span class=\"c\">// </span>\n<span class=\"k\">import</span> { } <span class=\"k\">from</span> <span class=\"s\">'</span>\n\n<span class=\"k\">export</span> <span class=\"k\">default</span> { \n  <span class=\"p\"></span>: <span class=\"s\">'</span>,\n    <span class=\"k\">const</span> <span class=\"o\">=</span> <span class=\"k\">await</span> <span class=\"f\"></span>();\n}</code></pre><button type=\"button\" class=\"copy\" aria-label=\"Copy code\">Copy</button></div>\n` +
  '{"build":"","sidebar":"/_data/sidebars/docs.json","view":{"kind":"doc","route":"/","title":"","description":"","breadcrumbs":[{"label":""}],"toc":[{"id":"","depth":2,"text":""},{"id":"","depth":3,"text":""}],"tags":[{"label":"","href":"/tags/"}],"islands":[],"sidebar":"docs","branches":["0","0.1"],"previous":{"label":"","href":"/"},"next":{"label":"","href":"/"},"lastUpdated":"2026-","editUrl":"https://github.com/"},"html":"<p>'

/** What packed data are compressed after: they refer to it as to something that was said before. */
export const dictionary = new TextEncoder().encode(SAMPLE)

/**
 * Reads JSON that `pack` (`src/build/output/pack.ts`) has made.
 * @throws TypeError or SyntaxError when it is something else
 */
export async function unpack(packed: Uint8Array): Promise<unknown> {
  const { length } = dictionary
  // The dictionary is what a packed text begins with, in a block that isn't compressed (RFC 1951, 3.2.4).
  const block = Uint8Array.of(0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255)
  const stream = new Blob([block, dictionary, new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse((await new Response(stream).text()).slice(length))
}
