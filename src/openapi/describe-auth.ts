import type { Messages } from '../messages/messages.ts'
import type { AuthScheme } from './reference.ts'

type Words = Messages['api']['auth']

/** Describes an operation's authentication in a sentence. @param alternatives each a list of schemes that are required together */
export function describeAuth(alternatives: AuthScheme[][], auth: Words): string {
  const needed = alternatives.filter((schemes) => schemes.length > 0)
  if (needed.length === 0) return auth.none
  const ways = needed.map((schemes) => ({
    names: schemes.map(({ name }) => name),
    takes: schemes.map((scheme) => describeScheme(scheme, auth)),
  }))
  return auth.ways(ways, needed.length < alternatives.length)
}

function describeScheme({ kind, carrier }: AuthScheme, auth: Words): string {
  if (kind === 'bearer' || kind === 'basic') return auth[kind]
  return carrier ? auth.key[carrier.in](carrier.name) : auth.other
}
