import { routeOfFile } from '../../compile/routes.ts'
import type { SourceDocument } from '../project.ts'

/** A document's path, and the slug that it needs if its route doesn't follow from that. */
export interface Place {
  file: string
  slug?: string
}

/** Returns the path that results in a document's route. If that would have a special meaning, returns another path and a slug. */
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

/** Whether a path isn't that of an ordinary page: names with an underscore, and certain folders. */
function isSpecial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_')) || /^(?:snippets|node_modules)\//.test(file)
}
