import type { FactRows } from '../harness/table.ts'
import { constant, coreSource, optionsOf, settingsRead, shown, typeOf } from './configuration-source.ts'

/** Read, but not for readers: `absoluteUrl` is derived from others, and nothing asks for `admin.autoOpen` of the server. */
const NO_OPTION = new Set(['absoluteUrl', 'admin.autoOpen'])
/** Defaults of the place that reads the option. */
const IN_CODE: Record<string, object> = { 'cron.tasks': {}, 'http.serverOptions': {}, webhooks: {} }
/** Defaults that depend on the machine. */
const COMPUTED: Record<string, string> = { host: 'HOST, or the name of the machine', port: 'PORT, or 1337' }

/** The options of config/server that something reads, with their defaults. */
export default function rows(): FactRows {
  const { server } = constant<{ server: Record<string, unknown> }>('configuration/index.js', 'defaultConfig')
  const defaults = new Map<string, unknown>([...Object.entries(IN_CODE), ...optionsOf(server)])
  if (!/host: process\.env\.HOST \|\| \S+hostname\(\)/.test(coreSource('configuration/index.js')))
    throw new Error('The host has another default now.')
  // `false` stands for the whole group there.
  defaults.delete('proxy')
  const names = new Set([...defaults.keys(), ...settingsRead('server').keys()].filter((name) => !NO_OPTION.has(name)))
  const rowOf = (name: string) => [name, typeOf(defaults.get(name)), COMPUTED[name] ?? shown(defaults.get(name))]
  return [['Option', 'Type', 'Default'], ...[...names].map(rowOf)]
}
