/** Patterns of code that the playground can't run, with reasons. */
export const ELSEWHERE: Array<{ asks: RegExp; reason: string }> = [
  { asks: /\b(?:import|require)\(/, reason: 'loads a package, of which a worker has none' },
  {
    asks: /plugin\(\s*'(?:upload|users-permissions|content-type-builder|content-manager|email)'|plugins(?:\.|\[')(?:upload|email|content|users)/,
    reason: 'a plugin that isn’t there: files, accounts, e-mail, the administration',
  },
  { asks: /'iso-locales'/, reason: 'the list of all locales is 30 kB' },
  { asks: /service\('(?:admin|plugin)::|\.telemetry\b|isLevelEnabled/, reason: 'the administration, telemetry and the logger' },
  { asks: /keys\(strapi\.plugins\)|'info'|info\.dependencies|\bdependencies\b/, reason: 'the list of what is installed' },
  { asks: /api::restaurants\.restaurants/, reason: 'the engine’s own words for an error, with a name that minifying changes' },
  { asks: /\* below \*/, reason: 'counts rows of administrators' },
  { asks: /strapi\.db\.(?:schema|getSchema)|getTables|strapi\.server\b/, reason: 'the schema builder and the HTTP server' },
]
