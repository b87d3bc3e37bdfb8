import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { POLICIES, REDIRECTS } from '../addresses/site-files.ts'
import { codeOf } from './error.ts'
import { DEFAULT_POLICY } from './headers.ts'
import { bare, type Redirect } from './resolve.ts'

export interface Policies {
  /** Default policy, for files without their own. */
  readonly policy: string
  readonly filePolicies: ReadonlyMap<string, string>
}

/** Percent-encodes characters that aren't allowed in headers, without encoding twice. */
function encodeLocation(to: string): string {
  return to.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}

/** Schema of `redirects.json`. */
export const redirectsSchema = z.array(
  z.object({
    from: z.string().startsWith('/'),
    to: z
      .string()
      .regex(/^(?:\/(?!\/)|https?:\/\/)/, 'must start with "/", "https://" or "http://"')
      .transform(encodeLocation),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(301),
  }),
)

// Header values must be one line of printable ASCII; otherwise, every response would fail.
const policy = z.string().regex(/^[\x20-\x7e]+$/, 'must be one line of printable ASCII')
const policiesSchema = z.object({
  policy,
  files: z.record(z.string(), policy).default({}),
  pages: z.array(z.object({ policy, files: z.array(z.string()) })).default([]),
})

/**
 * Reads a site's `redirects.json`: `[{ "from": "/old", "to": "/new", "status": 301 }]`, without the base URL.
 *
 * Returns the redirects by the normalized `from` (see `bare`). An invalid file is reported on stderr and ignored, since a site
 * without redirects is better than no site.
 */
export async function readRedirects(root: string): Promise<ReadonlyMap<string, Redirect>> {
  const redirects = (await readSetting(join(root, REDIRECTS), redirectsSchema)) ?? []
  return new Map(redirects.map(({ from, to, status }) => [bare(from), { to, status }]))
}

/**
 * Reads the Content-Security-Policies from a site's `csp.json`:
 * `{ "policy": "…", "files": { "frame.html": "…" }, "pages": [{ "policy": "…", "files": ["a.html"] }] }`,
 * the default, those of single files, and those that several files share. Returns the strict default if the file is missing or
 * invalid.
 */
export async function readPolicies(root: string): Promise<Policies> {
  const policies = await readSetting(join(root, POLICIES), policiesSchema)
  const { policy, files, pages } = policies ?? { policy: DEFAULT_POLICY, files: {}, pages: [] }
  const ofPages = pages.flatMap((page) => page.files.map((file) => [file, page.policy] as const))
  return { policy, filePolicies: new Map([...Object.entries(files), ...ofPages]) }
}

async function readSetting<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    console.error(`${file} was ignored: ${reason}`)
    return undefined
  }
}
