import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildReference } from '../../openapi/build.ts'
import { OpenApiError, parseOpenApi } from '../../openapi/parse.ts'
import type { ApiReference } from '../../openapi/reference.ts'
import { requestSamples } from '../../openapi/samples.ts'
import type { ApiWithSamples } from '../../render/api-reference.tsx'
import type { SearchPage } from '../../search/indexer.ts'
import type { SiteConfig } from '../../site/config.ts'
import { documentationSet } from '../../site/documentation-sets.ts'
import type { ComponentView } from '../../site/view.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import { API_PAGE } from '../product/engine-pages.ts'
import type { Product } from '../product/product.ts'
import { UserError } from '../errors/user-error.ts'

type ApiConfig = SiteConfig['apis'][number]

export interface ApiPage {
  view: ComponentView
  content: ApiWithSamples
  /** Label of the documentation set that it belongs to in search. */
  set: string
  /** Hash of everything that it was made from. */
  key: string
}

/**
 * Reads the site's OpenAPI documents, or the cached results for the same documents.
 * @throws UserError with the file and JSON pointer of every error
 */
export async function readApiPages(
  { root, config, messages, code }: Pick<Product, 'root' | 'config' | 'messages' | 'code'>,
  cacheDir: string,
): Promise<ApiPage[]> {
  const { apis } = config
  const results = await Promise.allSettled(apis.map((api) => readApi(join(root, api.file), api, { cacheDir, messages, code })))
  const problems = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
  const bug = problems.find((problem) => !(problem instanceof OpenApiError))
  if (bug) throw bug
  if (problems.length > 0) throw new UserError(problems.map(({ message }) => message).join('\n'))
  const contents = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  return contents.map(({ content, key }, index) => {
    const api = apis[index]!
    const { corsHint } = api
    return {
      content: { ...content, corsHint },
      key: contentHash(key, corsHint ?? ''),
      set: api.set ?? documentationSet(config, api.route, messages.sets).label,
      view: viewOf(api, content, apis),
    }
  })
}

async function readApi(
  path: string,
  { file, examples = {} }: ApiConfig,
  { cacheDir, messages: { api }, code }: Pick<Product, 'messages' | 'code'> & { cacheDir: string },
): Promise<Pick<ApiPage, 'content' | 'key'>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OpenApiError(`site.config.ts: apis: there is no file ${file}.`)
  })
  const key = contentHash(file, text, JSON.stringify(examples), engineKey('src/build/steps/api-pages.ts'), code.messages)
  const cached = join(cacheDir, `openapi-${key}.json`)
  try {
    return { key, content: JSON.parse(await readFile(cached, 'utf8')) as ApiWithSamples }
  } catch {
    const content = describe(buildReference(await parseOpenApi(text, file), api, examples))
    await mkdir(cacheDir, { recursive: true })
    await writeFile(cached, JSON.stringify(content))
    return { key, content }
  }
}

function describe(api: ApiReference): ApiWithSamples {
  const operations = api.groups.flatMap((group) => group.operations)
  return { api, samples: Object.fromEntries(operations.map((operation) => [operation.id, requestSamples(operation, api)])) }
}

function viewOf({ route, title, description }: ApiConfig, { api }: ApiWithSamples, all: ApiConfig[]): ComponentView {
  return {
    kind: 'component',
    route,
    module: API_PAGE,
    title,
    description,
    api: {
      groups: api.groups.map(({ name, operations }) => ({
        name,
        operations: operations.map(({ id, method, path, summary }) => ({
          id,
          method,
          label: summary === `${method} ${path}` ? path : summary,
        })),
      })),
      others: all.filter((other) => other.route !== route).map((other) => ({ label: other.title, href: other.route })),
    },
  }
}

/** Converts an API reference for the search index, with a section for each operation. */
export function apiSearchPage({ view, content, set }: ApiPage): SearchPage {
  const sections = content.api.groups.flatMap(({ operations }) =>
    operations.map(({ id, method, path, summary, description, parameters, body }) => ({
      id,
      heading: summary,
      depth: 3,
      text: [description, ...parameters.map((parameter) => `${parameter.name} ${parameter.description}`)].join(' '),
      fences: [`${method} ${path}`, ...(body?.media ?? []).flatMap(({ schema }) => schema?.properties.map(({ name }) => name) ?? [])].map(
        (code) => ({ language: '', code }),
      ),
    })),
  )
  return {
    route: view.route,
    title: view.title,
    description: view.description,
    set,
    crumbs: [],
    tags: [],
    sections: [{ id: '', heading: '', depth: 1, text: view.description, fences: [] }, ...sections],
  }
}
