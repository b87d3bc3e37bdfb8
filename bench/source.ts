/** Pages by route, as Markdown with front matter. Links between them begin with a slash. */
export type Source = Map<string, string>
