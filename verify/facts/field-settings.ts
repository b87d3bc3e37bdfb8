import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constantText } from './configuration-source.ts'
import { packageFolder } from './package-folder.ts'

interface Item {
  intlLabel: { defaultMessage: string }
}
type Form = (attribute: object, step?: string) => { sections: Array<{ items: Item[] }> }

/** Settings on the tab Advanced settings of a field's dialog, in a content type with internationalization. */
export function advancedSettings(type: string, attribute: object = {}): string[][] {
  // Newer versions have sections of conditions.
  const parts = ['attributeOptions', 'conditionSection', 'advancedForm'].map(
    (name) => `const ${name} = ${constantOf('content-type-builder', name) ?? 'undefined'}`,
  )
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const forms = new Function('getTrad', `${parts.join('\n')}\nreturn advancedForm`)((id: string) => id) as Record<string, Form>
  const items = forms[type]!(attribute).sections.flatMap((section) => section.items)
  return [['Setting'], ...[...items.map(({ intlLabel }) => intlLabel.defaultMessage), ...localization(type)].map((label) => [label])]
}

/** The setting that the i18n plugin adds. */
function localization(type: string): string[] {
  const isLocalized = new RegExp(`["']${type}["']`).test(constantOf('i18n', 'LOCALIZED_FIELDS') ?? '')
  return isLocalized ? ['Enable localization for this field'] : []
}

/** The text of an object or a list that a package's part of the admin panel keeps for itself. */
function constantOf(name: string, constant: string): string | undefined {
  const dist = join(packageFolder(`@strapi/${name}`), 'dist')
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mjs')) continue
    const text = constantText(readFileSync(join(dist, file), 'utf8'), constant)
    if (text !== undefined) return text
  }
  return undefined
}
