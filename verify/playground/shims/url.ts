export const parse = (url: string) => ({ search: /\?.*/.exec(url)?.[0] ?? null })
