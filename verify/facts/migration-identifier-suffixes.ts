interface Strapi {
  db: { metadata: { identifiers: { replacementMap: Record<string, string> } } }
}

/** Endings of names in the database that Strapi always shortens: long and short form. */
export default function rows(strapi: Strapi): string[][] {
  const endings = Object.entries(strapi.db.metadata.identifiers.replacementMap)
  return [['Ending', 'Short form'], ...endings.map(([long, short]) => [long, short])]
}
