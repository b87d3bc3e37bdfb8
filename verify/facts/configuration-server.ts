import { constant, coreSource, optionRows, settingsRead } from './configuration-source.ts'

/** Read, but not for readers: `absoluteUrl` is derived from others, and nothing asks for `admin.autoOpen` of the server. */
const NO_OPTION = new Set(['absoluteUrl', 'admin.autoOpen'])
/** Defaults of the place that reads the option. */
const IN_CODE: Record<string, string> = { 'cron.tasks': '{}', 'http.serverOptions': '{}', webhooks: '{}' }

/** The options of config/server that something reads, with their defaults. */
export default function rows(): string[][] {
  const { server } = constant<{ server: Record<string, unknown> }>('configuration/index.js', 'defaultConfig')
  const defaults = new Map(optionRows(server) as Array<[string, string]>)
  if (!/host: process\.env\.HOST \|\| \S+hostname\(\)/.test(coreSource('configuration/index.js')))
    throw new Error('The host has another default now.')
  defaults.set('host', 'HOST, or the name of the machine')
  defaults.set('port', 'PORT, or 1337')
  // `false` stands for the whole group there.
  defaults.delete('proxy')
  const names = new Set([...defaults.keys(), ...settingsRead('server')].filter((name) => !NO_OPTION.has(name)))
  return [['Option', 'Default'], ...[...names].map((name) => [name, defaults.get(name) ?? IN_CODE[name] ?? '–'])]
}
