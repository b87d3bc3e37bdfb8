import { withBase } from '../../addresses/base-url.ts'
import { localeUrl } from '../../site/locales.ts'
import { useSite } from '../state/site.tsx'
import { Dropdown } from '../parts/Dropdown.tsx'

/** The same page in the site's other languages. Each link is a full page load, because it leads to another build. */
export function LocaleDropdown({ route }: { route: string }) {
  const { locales, baseUrl } = useSite()
  const names = Object.keys(locales.all)
  const current = locales.default
  if (names.length < 2) return null
  return (
    <Dropdown name="Language" label={locales.all[current]?.label ?? current}>
      {names.map((name) => (
        <li key={name}>
          <a
            href={localeUrl({ pathname: withBase(route, baseUrl) }, { from: current, to: name, baseUrl, locales })}
            lang={locales.all[name]?.htmlLang}
            aria-current={name === current || undefined}
            data-reload=""
          >
            {locales.all[name]?.label ?? name}
          </a>
        </li>
      ))}
    </Dropdown>
  )
}
