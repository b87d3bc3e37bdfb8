import type { SidebarItem, Sidebars } from '../../site/sidebars.ts'
import type { TagDefinition } from '../../site/tags.ts'
import type { Project } from '../project.ts'
import { printModule } from './print-module.ts'

/** Generates the product's modules: path → text. */
export function siteModules({ config, sidebars, tags }: Pick<Project, 'config' | 'sidebars' | 'tags'>): Map<string, string> {
  return new Map([
    ['site.config.ts', printModule('Settings of the site: its title, URL, navigation bar, footer, and redirects.', config)],
    ...(sidebars ? [['sidebars.ts', printModule('Sidebars. A string is the route of a page.', sidebars)] as const] : []),
    ...(tags ? [['tags.ts', printModule('Tags that pages can have.', tags.map(withoutId))] as const] : []),
  ])
}

function withoutId({ label, slug, description }: TagDefinition): TagDefinition {
  return { label, slug, ...(description !== undefined && { description }) }
}

/** Yields the routes in sidebars. */
export function* routesOf(sidebars: Sidebars): Generator<string> {
  for (const items of Object.values(sidebars)) yield* routesOfItems(items)
}

function* routesOfItems(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if (typeof item === 'string') yield item
    else if ('route' in item) yield item.route
    else if ('items' in item) {
      if (item.href !== undefined) yield item.href
      yield* routesOfItems(item.items)
    }
  }
}
