// npm run mcp: serves the built site to assistants over standard input and output. Any other output there would break the protocol.

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { loadProduct } from './product/load.ts'
import { loadSpeech } from './product/speech.ts'
import { BuiltSite } from '../mcp/built-site.ts'
import { createServer } from '../mcp/server.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, product: { type: 'string' } } })

const speech = await loadSpeech(await loadProduct(values))
const site = new BuiltSite(values.out ?? fileURLToPath(new URL('../../dist', import.meta.url)), speech)
await createServer(site).connect(new StdioServerTransport())
