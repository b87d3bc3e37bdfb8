import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { sectionAddress } from '../addresses/section-address.ts'
import { isSure, type Match } from '../ask/written.ts'
import type { Marked, PageHit } from '../search/provider.ts'
import type { ListedPage } from '../site/listed-sections.ts'
import { MissingSiteError, SiteError, type BuiltSite } from './built-site.ts'

const MAX_RESULTS = 20
/** Maximum number of questions in a response. */
const QUESTIONS = 4
/** Length of a query in characters; anything longer is pasted text. */
const MAX_QUERY = 1000
/** Length of a route, prefix, or set name in characters. */
const MAX_NAME = 2000
const name = z.string().max(MAX_NAME)
const set = name.optional().describe('Only pages of this documentation set; results show the names of sets.')
const annotations = { readOnlyHint: true, openWorldHint: false }

interface ServerOptions {
  /** Whether clients are untrusted, so errors must not reveal anything about the machine. */
  isPublic?: boolean
}

/** Creates a Model Context Protocol server for a built site. */
export function createServer(site: BuiltSite, { isPublic = false }: ServerOptions = {}): McpServer {
  const answer = (make: () => Promise<string>) => answerCall(make, isPublic)
  const server = new McpServer({ name: 'documentation', version: '1.0.0' })
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages by words, questions, or identifiers. Returns routes for read_page, best matches first.',
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
    'answer',
    {
      title: 'Answer a question',
      description: 'Returns the authors’ answer to a question, with the route of the page; if no question matches, the closest questions.',
      inputSchema: { question: z.string().min(1).max(MAX_QUERY).describe('One question, in a reader’s words.') },
      annotations,
    },
    ({ question }) =>
      answer(async () => {
        const { matches, unanswered } = await site.questions(question)
        if (unanswered) return `The documentation doesn’t answer that. The closest section is ${sectionAddress(unanswered)}.`
        const [best, ...others] = matches.slice(0, QUESTIONS)
        if (!best) return `No answered question is similar to "${question}". Use search to find pages by words.`
        const intro = isSure(best) ? [] : [`No question clearly matches "${question}". The closest questions are:`]
        const also = others.map(({ answer: { ask }, source }) => `- ${ask[0]} ${sectionAddress(source)}`)
        return [...intro, describeAnswer(best), ...(also.length > 0 ? [`Others:\n${also.join('\n')}`] : [])].join('\n\n')
      }),
  )
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns the full text of a page as Markdown.',
      inputSchema: { route: name.min(1).describe('Route or URL of the page, such as "/guides/start".') },
      annotations,
    },
    ({ route }) => answer(() => site.read(route)),
  )
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists routes and titles of all pages, or of those in a documentation set or under a route.',
      inputSchema: { set, prefix: name.optional().describe('Only routes that start with this, such as "/guides".') },
      annotations,
    },
    (wanted) =>
      answer(async () => {
        const pages = await site.list(wanted)
        return pages.length === 0 ? 'No listed page matches.' : pages.map(describePage).join('\n')
      }),
  )
  return server
}

/** Converts errors to results: the model can correct user errors, and a bug must not end the session. */
async function answerCall(make: () => Promise<string>, isPublic: boolean): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await make() }] }
  } catch (error) {
    const isMistake = error instanceof SiteError && !(isPublic && error instanceof MissingSiteError)
    if (!(error instanceof SiteError)) console.error(error)
    const told = error instanceof Error ? error.message : String(error)
    return {
      content: [{ type: 'text', text: isPublic && !isMistake ? 'The request failed. Try again in a moment.' : told }],
      isError: true,
    }
  }
}

function describeHit({ route, title, crumbs, set: name, sections }: PageHit): string {
  const lines = sections.map(
    ({ id, heading, excerpt }) => `- ${sectionAddress({ route, id })} ${[plain(heading), plain(excerpt)].filter(Boolean).join(': ')}`,
  )
  return [`${plain(title)} (${[name, ...crumbs].join(' > ')})`, route, ...lines].join('\n')
}

function describeAnswer({ answer: { ask, answer: text, fence }, source }: Match): string {
  const code = fence ? [`\`\`\`${fence.language}\n${fence.code}\n\`\`\``] : []
  return [`## ${ask[0]}`, text, ...code, `Source: ${sectionAddress(source)}`].join('\n\n')
}

function describePage({ route, title, set: name, category }: ListedPage): string {
  return `${route}  ${title} (${category === undefined ? name : `${name} > ${category}`})`
}

function plain(text: Marked): string {
  return text.map((part) => part.text).join('')
}
