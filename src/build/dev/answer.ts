import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Connect } from 'vite'
import { locationOf, withoutBase } from '../../addresses/base-url.ts'
import { contentType } from '../../serve/mime.ts'
import { markdownOf, prefersMarkdown } from '../../serve/markdown.ts'
import { isFromElsewhere, isOwnOrigin } from '../../serve/requester.ts'
import { parseRequestPath } from '../../serve/request-path.ts'
import { MISSING_PAGE } from '../../addresses/site-files.ts'
import { resolve } from '../../serve/resolve.ts'
import type { PageFile, SiteFile, ServedFiles } from './files.ts'

/** What the request handlers need from the session. */
export interface AnswerSource {
  baseUrl: string
  /** URLs of the modules that every document loads. */
  devModules: string[]
  /** Whether Vite handles a path. */
  isModule: (path: string) => boolean
  /** Returns the site's files after all changes so far have been applied. */
  files: () => Promise<ServedFiles>
  render: (file: PageFile) => Promise<string | Uint8Array>
  /** Records an error that occurred while `path` was being answered; returns the message for the error document. */
  failed: (error: unknown, path: string) => string
}

/** Handles all requests except those for modules, which Vite handles. */
export function answerPages(source: AnswerSource): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (isForeign(request, source)) return send(response, 403, 'refusal.txt', 'Only pages of this site can request this.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const requested = parseRequestPath(request.url ?? '')
    if ('refusal' in requested) return send(response, requested.refusal, 'refusal.txt', 'This URL is invalid.\n')
    const path = withoutBase(requested.path, source.baseUrl)
    if (path === undefined) return withoutBase(`${requested.path}/`, source.baseUrl) === '/' ? redirect(response, source.baseUrl) : next()
    if (source.isModule(path)) return next()
    void guard({ source, response, path }, async () => {
      const files = await source.files()
      const found = resolve(files, path)
      if (found.kind === 'missing') return sendMissing(source, response)
      if (found.kind === 'redirect') return redirect(response, locationOf(source.baseUrl, found.to, requested.query))
      const markdown = prefersMarkdown(request.headers.accept) ? markdownOf(files.files, path, found.file) : undefined
      const name = markdown ?? found.file
      await sendFile(source, response, { name, file: files.find(name)!, status: 200 })
    })
  }
}

/**
 * Whether another origin sent a request that only the site itself may send. Other origins may link to pages, but modules contain
 * the project's source, and one URL opens the editor.
 */
function isForeign({ headers, url = '' }: IncomingMessage, { baseUrl, isModule }: AnswerSource): boolean {
  const { origin, host, 'sec-fetch-mode': mode } = headers
  const isOther = origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, host)
  if (!isOther && !isFromElsewhere({ headers })) return false
  const path = url.replace(/[?#].*$/s, '')
  return mode !== 'navigate' || isModule(withoutBase(path, baseUrl) ?? path)
}

/** Handles requests that neither the site nor Vite can answer. */
export function answerMissing(source: AnswerSource): (request: IncomingMessage, response: ServerResponse) => void {
  return ({ url = '' }, response) => void guard({ source, response, path: url }, () => sendMissing(source, response))
}

/** Sends the site's 404 page. */
async function sendMissing(source: AnswerSource, response: ServerResponse): Promise<void> {
  const file = (await source.files()).find(MISSING_PAGE)
  if (file) await sendFile(source, response, { name: MISSING_PAGE, file, status: 404 })
  else send(response, 404, 'missing.txt', 'This page doesn’t exist.\n')
}

interface Guarded {
  source: AnswerSource
  response: ServerResponse
  path: string
}

/** Sends an error document if answering fails, or closes the connection if the response has already started. */
async function guard({ source, response, path }: Guarded, answer: () => Promise<unknown>): Promise<void> {
  try {
    await answer()
  } catch (error) {
    const message = source.failed(error, path)
    if (response.headersSent) response.destroy()
    else send(response, 500, 'error.html', errorDocument(message, source.devModules))
  }
}

async function sendFile(
  source: AnswerSource,
  response: ServerResponse,
  { name, file, status }: { name: string; file: SiteFile; status: number },
): Promise<void> {
  if ('path' in file) send(response, status, name, await readFile(file.path))
  else send(response, status, name, 'text' in file ? file.text : await source.render(file))
}

/** Sends content with the media type of a file with this name. */
function send(response: ServerResponse, status: number, name: string, content: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' })
  response.end(content)
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end()
}

/** Document for a page that can't be rendered. Its modules show the error overlay and reload the page when the source changes. */
function errorDocument(message: string, modules: string[]): string {
  const scripts = modules.map((src) => createElement('script', { key: src, type: 'module', src }))
  const head = createElement('head', null, createElement('meta', { charSet: 'utf-8' }), createElement('title', null, 'Error'), scripts)
  const body = createElement('body', null, createElement('pre', null, message))
  return `<!doctype html>${renderToStaticMarkup(createElement('html', { lang: 'en' }, head, body))}`
}
