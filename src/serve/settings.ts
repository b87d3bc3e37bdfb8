import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { codeOf } from './error.ts'
import { DEFAULT_POLICY } from './headers.ts'
import { bare, type Redirect } from './resolve.ts'

/** The Content-Security-Policies of a site. */
export interface Policies {
  /** That of every answer, but for the files that have their own. */
  readonly policy: string
  readonly filePolicies: ReadonlyMap<string, string>
}

/** Percent-encodes what a header can't carry and leaves what is encoded already as it is. */
function encodeLocation(to: string): string {
  return to.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}

/** What `redirects.json` holds. */
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

// A header's value has to be one line of printable ASCII; anything else would make every answer fail.
const policy = z.string().regex(/^[\x20-\x7e]+$/, 'must be one line of printable ASCII')
const policiesSchema = z.object({
  policy,
  files: z.record(z.string(), policy).default({}),
  pages: z.array(z.object({ policy, files: z.array(z.string()) })).default([]),
})

/**
 * Reads `redirects.json` of a site folder: `[{ "from": "/old", "to": "/new", "status": 301 }]`, without the base URL.
 *
 * Returns the redirects by the bare form of `from`. A file that can't be understood is reported on stderr and left out
 * of account: a site without its redirects serves its readers better than no site.
 */
export async function readRedirects(root: string): Promise<ReadonlyMap<string, Redirect>> {
  const redirects = (await readSetting(join(root, 'redirects.json'), redirectsSchema)) ?? []
  return new Map(redirects.map(({ from, to, status }) => [bare(from), { to, status }]))
}

/**
 * Reads the Content-Security-Policies from `csp.json` of a site folder:
 * `{ "policy": "…", "files": { "frame.html": "…" }, "pages": [{ "policy": "…", "files": ["a.html"] }] }`,
 * the site's own, those of single files, and those of files that share one; the strict default when there is none or it is malformed.
 */
export async function readPolicies(root: string): Promise<Policies> {
  const policies = await readSetting(join(root, 'csp.json'), policiesSchema)
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
