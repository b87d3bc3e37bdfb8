import { locationOf } from '../../addresses/base-url.ts'
import { isCompressible, TYPES } from '../../serve/mime.ts'
import { SETTINGS } from '../../serve/list-files.ts'
import { CACHING, COMMON_HEADERS, everyForm, NAMES_MARKDOWN_FIRST, TRANSPORT, type HostedSite } from './hosted-site.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

/** Configuration of nginx, to be included in its http block. */
export function nginxConfig({ baseUrl, policies, redirects }: HostedSite): string {
  const base = baseUrl.slice(0, -1)
  const at = escapePattern(base)
  const policyOf = (file: string): [string, string] => [`^${escapePattern(baseUrl + file)}$`, policies.files[file]!]
  return `# Written by the build; "npm run serve" answers the same. Include it in the http block, and say in "root" where the built site is${
    base === ''
      ? ''
      : `:
# its folder has to be the folder "${base.slice(1)}" of that one`
  }.

${map('$uri $docs_policy', policies.policy, Object.keys(policies.files).map(policyOf))}

${map('$uri $docs_caching', CACHING.page, [[`^${escapePattern(baseUrl)}assets/`, CACHING.asset]])}

# A page's address has Markdown for those who name that first in what they accept.
${map('$http_accept $docs_kind', '.html', [[`*${NAMES_MARKDOWN_FIRST}`, '.md']])}

${map('$uri $docs_vary', '', [[String.raw`\.(html|md)$`, 'Accept']])}

# Readers who come by https, to this server or to a proxy in front of it.
${map('"$scheme $http_x_forwarded_proto" $docs_transport', '', [['https', TRANSPORT]])}

${map(
  '$uri $docs_redirect',
  '',
  redirects.map(({ from, to }) => [everyForm(base + from), withQuery(locationOf(baseUrl, to, ''))]),
)}

server {
  listen 80;
  server_name _;
  root /srv/docs;

  absolute_redirect off;
  server_tokens off;

  add_header Content-Security-Policy $docs_policy always;
  add_header Strict-Transport-Security $docs_transport always;
  add_header Cache-Control $docs_caching always;
  add_header Vary $docs_vary;
${Object.entries(COMMON_HEADERS)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

  types {
${types()}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${typesThat((type) => type.endsWith('charset=utf-8'))};

  # "npm run compress" writes .gz and .br copies beside the files; for the latter nginx needs the module ngx_brotli:
  # brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${typesThat(isCompressible)};

  error_page 404 ${base}/404.html;
  location = ${base}/404.html { internal; }
  location ~ ^${at}/404(?:/|/index\\.html)?$ { return 404; }
  location ~ ^${at}/(?:${[...SETTINGS].map(escapePattern).join('|')})$ { return 404; }
  location ~ ^${at}/(?!\\.well-known/)(?:.*/)?\\. { return 404; }
  location ~ ^${at}/\\.well-known/(?:.*/)?\\. { return 404; }
${
  base === ''
    ? ''
    : `  location = ${base} { return 301 ${baseUrl}$is_args$args; }
`
}
  location ~ ^(?<docs_page>.*)/$ { try_files $docs_page/index$docs_kind $docs_page/index.html @page; }
  location ~ ^(?<docs_page>.+)/index\\.html$ { try_files $uri $docs_page.html @moved; }
  location ~ ^(?<docs_page>.+)\\.html$ { try_files $uri $docs_page/index.html @moved; }
  location / { try_files $uri $uri$docs_kind $uri.html @folder; }

  location @page {
    if (-f $document_root$docs_page.html) { return 301 $docs_page$is_args$args; }
    if ($docs_redirect) { return 301 $docs_redirect; }
    return 404;
  }
  location @folder {
    if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
    if ($docs_redirect) { return 301 $docs_redirect; }
    return 404;
  }
  location @moved {
    if ($docs_redirect) { return 301 $docs_redirect; }
    return 404;
  }
}
`
}

/** Gives a variable the value of the first pattern that matches. */
function map(variables: string, otherwise: string, values: Array<[pattern: string, value: string]>): string {
  const lines = values.map(([pattern, value]) => `  ${quoted(`~${pattern}`)} ${quoted(value)};`)
  return [`map ${variables} {`, `  default ${quoted(otherwise)};`, ...lines, '}'].join('\n')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

/** A dollar sign would begin a variable, for which nginx has no escape. A target with a query of its own keeps that one. */
function withQuery(location: string): string {
  const [place = '', anchor] = location.replaceAll('$', '%24').split('#')
  return place + (place.includes('?') ? '' : '$is_args$args') + (anchor === undefined ? '' : `#${anchor}`)
}

/** By the ends of names; nginx adds the character set itself. */
function types(): string {
  return Object.entries(TYPES)
    .map(([extension, type]) => `    ${plain(type)} ${extension.slice(1)};`)
    .join('\n')
}

/** Without text/html, which nginx adds. */
function typesThat(isOne: (type: string) => boolean): string {
  return [...new Set(Object.values(TYPES).filter(isOne).map(plain))].filter((type) => type !== 'text/html').join(' ')
}

function plain(type: string): string {
  return type.split(';')[0]!
}
