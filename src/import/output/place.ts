import { routeOfFile } from '../../compile/routes.ts'
import type { SourceDocument } from '../project.ts'

/** A file of documents, and the slug that it needs where its path isn't its route. */
export interface Place {
  file: string
  slug?: string
}

/** The file whose path is a document's route; one that its name would make something else has a slug. */
export function placeOf({ route, isIndex }: Pick<SourceDocument, 'route' | 'isIndex'>): Place {
  const file = route === '/' ? 'index.mdx' : isIndex ? `${route.slice(1)}/index.mdx` : `${route.slice(1)}.mdx`
  if (routeOfFile(file) === route && !isSpecial(file)) return { file }
  const name = route
    .slice(1)
    .split('/')
    .map((part) => part.replace(/^[_.]+/, ''))
    .join('-')
  return { file: `pages/${name === 'index' ? 'index-page' : name.replace(/-index$/, '-index-page')}.mdx`, slug: route }
}

/** What begins with an underscore is no page, and what is in some folders another kind of document. */
function isSpecial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_')) || /^(?:snippets|node_modules)\//.test(file)
}
