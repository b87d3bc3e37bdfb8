import { coreSource, settingsRead } from './configuration-source.ts'

/** The options of config/api that something reads, with the defaults where they are read. */
export default function rows(): string[][] {
  const source = coreSource('core-api/service/pagination.js') + coreSource('services/server/content-api.js')
  const defaultOf = (name: string) => {
    if (name === 'responses.privateAttributes') return 'empty'
    return new RegExp(`get\\(["']api\\.${name}["'], ["']?([^"')]+)["']?\\)`).exec(source)?.[1] ?? '–'
  }
  return [['Option', 'Default'], ...[...settingsRead('api')].map((name) => [name, defaultOf(name)])]
}
