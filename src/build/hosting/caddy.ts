import { locationOf } from '../../addresses/base-url.ts'
import { TYPES } from '../../serve/mime.ts'
import { SETTINGS } from '../../serve/list-files.ts'
import { CACHING, COMMON_HEADERS, everyForm, NAMES_MARKDOWN_FIRST, TRANSPORT, type HostedSite } from './hosted-site.ts'
import { escapePattern } from '../../values/escape-pattern.ts'

/** Configuration of Caddy. */
export function caddyConfig({ baseUrl, policies, redirects }: HostedSite): string {
  const base = baseUrl.slice(0, -1)
  const at = escapePattern(base)
  const settings = [...SETTINGS].map(escapePattern).join('|')
  return `# Written by the build; "npm run serve" answers the same. Put the site's name in the place of ":80", and say in "root" where
# the built site is${base === '' ? '' : `: its folder has to be the folder "${base.slice(1)}" of that one`}.

(docs_headers) {
	map {path} {docs_policy} {
${Object.entries(policies.files)
  .map(([file, policy]) => `		~^${escapePattern(baseUrl + file)}$ ${quoted(policy)}`)
  .join('\n')}
		default ${quoted(policies.policy)}
	}
	map {path} {docs_caching} {
		~^${escapePattern(baseUrl)}assets/ ${quoted(CACHING.asset)}
		default ${quoted(CACHING.page)}
	}
	# Deferred: by then {path} is the file that is sent.
	header {
		defer
		Content-Security-Policy {docs_policy}
		Cache-Control {docs_caching}
${Object.entries(COMMON_HEADERS)
  .map(([name, value]) => `		${name} ${quoted(value)}`)
  .join('\n')}
		-Server
	}
	@https expression \`{scheme} == 'https' || {header.X-Forwarded-Proto} == 'https'\`
	header @https Strict-Transport-Security ${quoted(TRANSPORT)}
}

(docs_file) {
	map {path} {docs_type} {
${Object.entries(TYPES)
  .map(([extension, type]) => `		~\\${extension}$ ${quoted(type)}`)
  .join('\n')}
		default application/octet-stream
	}
	header Content-Type {docs_type}
	@negotiated path *.html *.md
	header @negotiated +Vary Accept
	file_server {
		# "npm run compress" writes .br and .gz copies beside the files.
		precompressed br gzip
		disable_canonical_uris
	}
}

:80 {
	root * /srv/docs
	encode gzip

	route {
		import docs_headers
		@other not method GET HEAD
		error @other 405
		@double path *//*
		error @double 404
		@hidden path_regexp ^${at}/(?:${settings}|404(?:/|\\.html|/index\\.html)?)$|^${at}/\\.well-known/(?:.*/)?\\.
		error @hidden 404
		@dotted {
			path */.*
			not path ${base}/.well-known/*
		}
		error @dotted 404
${base === '' ? '' : outside(base)}
		@folder path_regexp docs ^(.*)/$
		route @folder {
			@folder_markdown {
				header_regexp Accept ${quoted(`(?i)${NAMES_MARKDOWN_FIRST}`)}
				file {re.docs.1}/index.md
			}
			route @folder_markdown {
				rewrite * {re.docs.1}/index.md
				import docs_file
			}
			@index file {re.docs.1}/index.html
			route @index {
				rewrite * {re.docs.1}/index.html
				import docs_file
			}
			@page file {re.docs.1}.html
			route @page {
				uri strip_suffix /
				redir {uri} 301
			}
		}
		@html path_regexp docs ^(.+?)(?:/index)?\\.html$
		route @html {
			@copy file {path} {re.docs.1}.html {re.docs.1}/index.html
			route @copy {
				rewrite * {file_match.relative}
				import docs_file
			}
		}
		@markdown {
			header_regexp Accept ${quoted(`(?i)${NAMES_MARKDOWN_FIRST}`)}
			not path */
			file {path}.md
		}
		route @markdown {
			rewrite * {file_match.relative}
			import docs_file
		}
		@file {
			not path */
			file {path} {path}.html
		}
		route @file {
			rewrite * {file_match.relative}
			import docs_file
		}
		@slash {
			not path */
			file {path}/index.html
		}
		route @slash {
			rewrite * {path}/
			redir {uri} 301
		}
${redirects.map(({ from, to }, index) => redirect(index, { pattern: everyForm(base + from), to: locationOf(baseUrl, to, '') })).join('')}		error 404
	}

	handle_errors {
		route {
			import docs_headers
			@missing expression {err.status_code} == 404
			route @missing {
				rewrite * ${base}/404.html
				import docs_file
			}
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`
}

/** The query goes along, unless the target has one of its own or leads elsewhere. */
function redirect(index: number, { pattern, to }: { pattern: string; to: string }): string {
  const isPlain = to.startsWith('/') && !/[?#]/.test(to)
  const lines = isPlain ? [`rewrite * ${address(to)}`, 'redir {uri} 301'] : [`redir * ${address(to)} 301`]
  return `		@moved${index} path_regexp ${quoted(pattern)}
		route @moved${index} {
${lines.map((line) => `			${line}`).join('\n')}
		}
`
}

function outside(base: string): string {
  return `		@bare path ${base}
		route @bare {
			rewrite * ${base}/
			redir {uri} 301
		}
		@outside not path ${base}/*
		error @outside 404
`
}

/** An address; braces would begin a placeholder. */
function address(text: string): string {
  return quoted(text.replaceAll('{', '%7B').replaceAll('}', '%7D'))
}

/** In quotes a backslash stands for itself, except before one. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}
