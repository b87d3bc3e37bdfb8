/**
 * Text that most pages' data have in common, used as a compression dictionary. With it, the built-in deflate is as good as
 * Brotli, for which browsers have no decompression API. The build and the application must use the same text; its contents only
 * affect the compression ratio.
 */
const SAMPLE =
  String.raw`<div class=\"table as-cards\"><table>\n<thead>\n<tr>\n<th scope=\"col\">Meaning</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><code></code></td>\n<td data-label=\"Default\"></td>\n</tr>\n</tbody>\n</table></div>\n<dl class=\"options\"><div id=\"configuration.\"><dt><code></code><a class=\"hash\" href=\"#configuration.\" aria-label=\"Link to \"></a></dt><dd class=\"fact\">string</dd><dd class=\"fact\"><i>Default</i> <code>true</code></dd><dd>The application </dd></div></dl>\n<div class=\"callout callout-caution\" role=\"note\"><p class=\"callout-title\"><svg width=\"18\" height=\"18\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M12 4l9 16H3zM12 10v4M12 17h.01\"></path></svg><span>Caution</span></p><div class=\"html\"><p></p></div></div>\n<div class=\"tabs\"><fieldset><legend class=\"sr-only\">Alternatives: JavaScript, TypeScript</legend><label class=\"tab\"><input type=\"radio\" data-group=\"js-ts\" name=\"b1-choice\" checked=\"\" value=\"js\"/><span>JavaScript</span></label><div class=\"tab-panel\"><div class=\"html\"><figure class=\"code\" data-lang=\"js\"><figcaption>config/.js</figcaption><button type=\"button\" class=\"wrap\">Wrap</button><button type=\"button\" class=\"copy\">Copy</button><pre><code></code></pre></figure></div></div></fieldset></div>\n<div class=\"code\" data-lang=\"json\"><div class=\"lang\">JSON</div><button type=\"button\" class=\"copy\">Copy</button><pre><code>{\n  <span class=\"p\">\"data\"</span>: {\n    <span class=\"p\">\"id\"</span>: <span class=\"n\">1</span>,\n    <span class=\"p\">\"name\"</span>: <span class=\"s\">\"</span>\n  }\n}</code></pre></div>\n<span class=\"k\">import</span> <span class=\"k\">type</span> { } <span class=\"k\">from</span> <span class=\"s\">'</span>;\n\n<span class=\"k\">export</span> <span class=\"k\">default</span> ({ env }) => ({\n  <span class=\"p\">enabled</span>: <span class=\"n\">true</span>,\n  <span class=\"c\">// </span>\n    <span class=\"k\">async</span> <span class=\"f\"></span>() {\n      <span class=\"k\">const</span> = <span class=\"k\">await</span> .<span class=\"f\"></span>(<span class=\"s\">'</span>);\n      <span class=\"k\">return</span> });</code></pre></div>\n<a href=\"https://github.com/\" target=\"_blank\" rel=\"noopener noreferrer\"></a>, and <a href=\"/\"></a> for the following with this example that you can use</p>\n<h2 id=\"configuration\"><a class=\"here\" href=\"#configuration\">Configuration</a></h2>\n<h3 id=\"\"><a class=\"here\" href=\"#\"></a></h3>\n<p>The <code></code>. If it is not </p>\n` +
  '{"build":"","sidebar":"/_data/sidebars/docs.json","view":{"kind":"doc","route":"/","title":"","description":"","breadcrumbs":[{"label":"","href":"/"},{"label":""}],"toc":[{"id":"configuration","depth":2,"text":"Configuration"},{"id":"","depth":3,"text":""}],"tags":[{"label":"","href":"/tags/"}],"islands":[],"sidebar":"docs","branches":["0","0.1"],"previous":{"label":"","href":"/"},"next":{"label":"","href":"/"},"lastUpdated":"2026-","verified":{"version":"","executed":1,"compiled":1},"editUrl":"https://github.com/"},"html":"<p>","styles":["/assets/blocks/'

/** Preset dictionary for packing and unpacking. */
export const dictionary = new TextEncoder().encode(SAMPLE)

/**
 * Unpacks JSON that `pack` (`src/build/output/pack.ts`) created.
 * @throws {TypeError} if decompression fails
 * @throws {SyntaxError} if the result isn't JSON
 */
export async function unpack(packed: Uint8Array): Promise<unknown> {
  const { length } = dictionary
  // Prepend the dictionary as an uncompressed block (RFC 1951, 3.2.4), so the packed data can refer back to it.
  const block = Uint8Array.of(0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255)
  const stream = new Blob([block, dictionary, new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse((await new Response(stream).text()).slice(length))
}
