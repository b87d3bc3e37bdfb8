import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Marked, PageHit } from '../search/provider.ts'
import type { ListedPage } from '../site/listed-sections.ts'
import { SiteError, type BuiltSite } from './built-site.ts'

const MAX_RESULTS = 20
/** Characters of a query; a longer one is a pasted text. */
const MAX_QUERY = 1000
/** Characters of a route, a set's name or a beginning of routes. */
const MAX_NAME = 2000
const name = z.string().max(MAX_NAME)
const set = name.optional().describe('Only pages of this documentation set, as results name it.')
const annotations = { readOnlyHint: true, openWorldHint: false }

/** A Model Context Protocol server over a built site: search, read a page, list pages. */
export function createServer(site: BuiltSite): McpServer {
  const server = new McpServer({ name: 'documentation', version: '1.0.0' })
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages by words, questions or identifiers. Answers with routes for read_page, best first.',
      inputSchema: { query: z.string().min(1).max(MAX_QUERY), limit: z.number().int().min(1).max(MAX_RESULTS).default(8), set },
      annotations,
    },
    ({ query, limit, set: wanted }) =>
      answer(async () => {
        const { total, hits } = await site.search({ query, limit, set: wanted })
        return total === 0 ? `No results for "${query}".` : [`${total} pages match.`, ...hits.map(describeHit)].join('\n\n')
      }),
  )
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'The whole text of a page as Markdown.',
      inputSchema: { route: name.min(1).describe('Route or address of the page, such as "/guides/start".') },
      annotations,
    },
    ({ route }) => answer(() => site.read(route)),
  )
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Routes and titles of all pages, or of those of one documentation set or below one route.',
      inputSchema: { set, prefix: name.optional().describe('Only routes that begin with this, such as "/guides".') },
      annotations,
    },
    (wanted) =>
      answer(async () => {
        const pages = await site.list(wanted)
        return pages.length === 0 ? 'No page is listed there.' : pages.map(describePage).join('\n')
      }),
  )
  return server
}

/** What was asked wrongly is told to the model, which can ask again; a bug is told too, and ends nothing. */
async function answer(make: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await make() }] }
  } catch (error) {
    if (!(error instanceof SiteError)) console.error(error)
    return { content: [{ type: 'text', text: error instanceof Error ? error.message : String(error) }], isError: true }
  }
}

function describeHit({ route, title, crumbs, set: name, sections }: PageHit): string {
  const lines = sections.map(
    ({ id, heading, excerpt }) => `- ${route}${id && `#${id}`} ${[plain(heading), plain(excerpt)].filter(Boolean).join(': ')}`,
  )
  return [`${plain(title)} (${[name, ...crumbs].join(' > ')})`, route, ...lines].join('\n')
}

function describePage({ route, title, set: name, category }: ListedPage): string {
  return `${route}  ${title} (${category === undefined ? name : `${name} > ${category}`})`
}

function plain(text: Marked): string {
  return text.map((part) => part.text).join('')
}
