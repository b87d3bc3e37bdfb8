import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received request. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

export interface Answer {
  status?: number
  /** Sent as JSON, unless it is a string. */
  body: unknown
  /** Delay of the response, in milliseconds. */
  delay?: number
}

/** A local stand-in for Algolia's servers. */
export interface Service {
  /** `hosts` option of Algolia's client. */
  hosts: Array<{ url: string; accept: 'readWrite'; protocol: 'http' }>
  asked: Asked[]
  close: () => Promise<void>
}

/** Starts a service. If `answer` throws, the response is 400 with the error's message, like Algolia's for invalid requests. */
export async function startService(answer: (asked: Asked) => Answer): Promise<Service> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const one = { method: request.method!, path: pathname, query: searchParams, headers: request.headers, body: undefined as unknown }
    asked.push(one)
    const {
      status = 200,
      body,
      delay = 0,
    } = attempt(() => {
      one.body = text === '' ? undefined : JSON.parse(text)
      return answer(one)
    })
    await new Promise((resolve) => setTimeout(resolve, delay))
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
    asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function attempt(answer: () => Answer): Answer {
  try {
    return answer()
  } catch (error) {
    return { status: 400, body: { message: String(error), status: 400 } }
  }
}

/** An error response in Algolia's format. */
export function refusal(status: number, message: string): Answer {
  return { status, body: { message, status } }
}

/** Search parameters of Algolia that this site uses, with a validator for each value. */
const PARAMETERS: Record<string, (value: unknown) => boolean> = {
  indexName: isText,
  query: (value) => isText(value) && (value as string).length <= 512,
  page: (value) => Number.isInteger(value) && (value as number) >= 0,
  hitsPerPage: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 1000,
  facetFilters: (value) =>
    Array.isArray(value) && value.every((filter) => isFilter(filter) || (Array.isArray(filter) && filter.every(isFilter))),
  optionalFilters: (value) => Array.isArray(value) && value.every(isFilter),
  attributesToRetrieve: isTexts,
  attributesToHighlight: isTexts,
  attributesToSnippet: (value) => isTexts(value) && (value as string[]).every((name) => /^[\w.]+:\d+$/.test(name)),
  snippetEllipsisText: isText,
  highlightPreTag: isText,
  highlightPostTag: isText,
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}

function isFilter(value: unknown): boolean {
  return typeof value === 'string' && /^-?[\w.]+:./.test(value)
}

/**
 * Reads a search as Algolia documents it ("Search multiple indices"): JSON with `requests`, application and key in headers or
 * in the query (https://www.algolia.com/doc/rest-api/search/search).
 * @returns the parameters of its one query
 * @throws Error for anything else
 */
export function readSearch({ method, path, query, headers, body }: Asked): Record<string, unknown> {
  if (method !== 'POST' || path !== '/1/indexes/*/queries') throw new Error(`There is no ${method} ${path}.`)
  for (const name of ['x-algolia-application-id', 'x-algolia-api-key'])
    if (!headers[name] && !query.get(name)) throw new Error(`${name} is missing.`)
  const { requests, ...rest } = body as { requests: Array<Record<string, unknown>> }
  if (Object.keys(rest).length > 0 || !Array.isArray(requests) || requests.length !== 1)
    throw new Error('One query in `requests` was expected.')
  const [parameters] = requests
  if (!parameters!.indexName) throw new Error('indexName is missing.')
  for (const [name, value] of Object.entries(parameters!))
    if (!PARAMETERS[name]?.(value)) throw new Error(`Unknown parameter: ${name} ${JSON.stringify(value)}`)
  return parameters!
}

interface Found {
  url: string
  hierarchy: Record<string, string | null>
  content?: string
  [field: string]: unknown
}

/** A search response in Algolia's format, with the matches of the query highlighted. */
export function searchAnswer(parameters: Record<string, unknown>, records: Found[], nbHits = records.length): Answer {
  const { query, indexName, page, hitsPerPage, highlightPreTag = '<em>', highlightPostTag = '</em>' } = parameters as Record<string, string>
  const highlight = (text: string) => {
    const at = text.toLowerCase().indexOf(query!.toLowerCase())
    if (at < 0) return { value: text, matchLevel: 'none', matchedWords: [] }
    const end = at + query!.length
    const value = text.slice(0, at) + highlightPreTag + text.slice(at, end) + highlightPostTag + text.slice(end)
    return { value, matchLevel: 'full', fullyHighlighted: false, matchedWords: [query] }
  }
  const hits = records.map(({ content = '', ...record }, index) => ({
    ...record,
    objectID: String(index),
    _snippetResult: { content: { value: highlight(content).value, matchLevel: 'full' } },
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(record.hierarchy).flatMap(([level, name]) => (name === null ? [] : [[level, highlight(name)]])),
      ),
    },
  }))
  const result = {
    hits,
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / Number(hitsPerPage)),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: new URLSearchParams({ query: query! }).toString(),
    index: indexName,
    processingTimeMS: 1,
  }
  return { body: { results: [result] } }
}
