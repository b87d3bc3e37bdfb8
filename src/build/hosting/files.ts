import { HOST_HEADERS, HOST_REDIRECTS } from '../../addresses/site-files.ts'
import { caddyConfig } from './caddy.ts'
import { headersFile, redirectsFile } from './headers-file.ts'
import type { HostedSite } from './hosted-site.ts'
import { nginxConfig } from './nginx.ts'

/** Generates configuration for hosts other than `npm run serve`, from the same data: output file → text. */
export function hostingFiles(site: HostedSite): Map<string, string> {
  return new Map([
    [HOST_HEADERS, headersFile(site)],
    [HOST_REDIRECTS, redirectsFile(site)],
    ['.hosting/nginx.conf', nginxConfig(site)],
    ['.hosting/Caddyfile', caddyConfig(site)],
  ])
}
