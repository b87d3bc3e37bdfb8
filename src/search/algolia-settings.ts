import type { IndexSettings } from 'algoliasearch'

/** Settings for the index that `search:push` fills, as similar to the embedded search as Algolia allows. */
export function indexSettings(language: string): IndexSettings {
  // Algolia expects language codes without a region and rejects those that it doesn't support; the site's locales are `en`,
  // `pt-BR`, ….
  const languages = [language.split('-')[0]!.toLowerCase()] as NonNullable<IndexSettings['queryLanguages']>
  return {
    // Ordered by priority. "unordered" ignores a match's position within the attribute.
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(hierarchy.lvl4)',
      'unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
      'unordered(tagLabels)',
      'description',
      'content',
      'unordered(code)',
    ],
    attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'set', 'searchable(tags)'],
    attributeForDistinct: 'page',
    // Results are pages, each with its three best sections.
    distinct: 3,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    // One typo in words of four to seven letters, two in longer words.
    typoTolerance: true,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content', 'code'],
    separatorsToIndex: '_',
    queryLanguages: languages,
    indexLanguages: languages,
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional',
    advancedSyntax: true,
    minProximity: 1,
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:30'],
    attributesToRetrieve: ['url', 'page', 'type', 'hierarchy', 'crumbs', 'set', 'tags'],
  }
}
