/** Markdown with front matter by route. Links between pages start with a slash. */
export type Source = Map<string, string>
