import type { IndexSettings } from 'algoliasearch'

/** How Algolia is to treat the index that `search:push` fills: as close to the embedded search as its settings come. */
export function indexSettings(language: string): IndexSettings {
  // Only languages that Algolia knows rules for; an unknown one would be refused. The site's locales are named `en`, `pt-BR`, ….
  const languages = [language.split('-')[0]!.toLowerCase()] as NonNullable<IndexSettings['queryLanguages']>
  return {
    // A match in one that stands further up counts more; "unordered": at the end of a title it counts as much as at its beginning.
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
    // Results are pages, each with the three sections that match best.
    distinct: 3,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    // One typo in words of four to seven letters, two in longer ones.
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
