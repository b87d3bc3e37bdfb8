import type { IncomingMessage } from 'node:http'

/**
 * What was posted. Returns `undefined` when it is larger than `limit`, in bytes.
 * @throws Error when the reader leaves
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  // Not ended early by `for await`, which would end the connection before the refusal is read.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** `undefined` when it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a browser says that a page of another site sends it. */
export function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The reader's address: where a proxy is in front, the last that `X-Forwarded-For` names. */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : ''
  // Some proxies name the port, too: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = forwarded.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  return address || (socket.remoteAddress ?? '')
}
