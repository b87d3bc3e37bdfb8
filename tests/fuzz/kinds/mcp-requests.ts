import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import type { FuzzKind, Trial } from '../kind.ts'
import { buildSmallSite, calling, line, SECRET } from '../mcp-messages.ts'

/** Lines from a client. */
type Lines = string[]

async function open(): Promise<Trial<Lines>> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const { stemmer } = await import('stemmer')
  const { BuiltSite } = await import('../../../src/mcp/built-site.ts')
  const { createServer } = await import('../../../src/mcp/server.ts')
  const { out } = await buildSmallSite()
  const bugs: unknown[] = []
  console.error = (error) => bugs.push(error)
  return {
    async check(lines) {
      bugs.length = 0
      const [input, output] = [new PassThrough(), new PassThrough()]
      const server = createServer(new BuiltSite(out, { lang: 'en', stemmer }))
      let said = ''
      const last = new Promise<void>((resolve) => {
        output.setEncoding('utf8').on('data', (text: string) => {
          said += text
          if (said.includes('"id":"last"')) resolve()
        })
      })
      await server.connect(new StdioServerTransport(input, output))
      for (const each of [...lines, '{"jsonrpc":"2.0","id":"last","method":"ping"}']) input.write(`${each}\n`)
      // The server must still respond to the next request.
      await last
      await server.close()
      if (bugs.length > 0) throw bugs[0]
      if (said.includes(SECRET)) throw new Error('It reads what isn’t the site’s.')
      for (const answer of said.split('\n')) if (answer !== '') JSON.parse(answer)
    },
  }
}

export default {
  about: 'messages to the Model Context Protocol server',
  inputs: fc.array(line, { maxLength: 6 }),
  attacks: {
    'a query of 300 kB took 9.5 s': [calling('search', { query: 'a.b '.repeat(75_000) })],
    'a route of 300 kB': [calling('read_page', { route: '/a'.repeat(150_000) })],
    brackets: ['['.repeat(100_000)],
  },
  open,
} satisfies FuzzKind<Lines>
