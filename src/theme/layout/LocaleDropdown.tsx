import { withBase } from '../../addresses/base-url.ts'
import { localeUrl } from '../../site/locales.ts'
import { Dropdown } from '../parts/Dropdown.tsx'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'

/** Links to the page in other languages. Each language is a separate build, so links cause full page loads. */
export function LocaleDropdown({ route }: { route: string }) {
  const { locales, baseUrl } = useSite()
  const { locale, frame } = useMessages()
  if (locales.length === 0) return null
  const own = { label: locale.name, lang: locale.lang, baseUrl }
  return (
    <Dropdown name={frame.language} label={locale.name} opensOnHover>
      {[own, ...locales].map((other) => (
        <li key={other.lang}>
          <a
            href={localeUrl({ pathname: withBase(route, baseUrl) }, baseUrl, other.baseUrl)}
            lang={other.lang}
            aria-current={other === own || undefined}
            data-reload=""
          >
            {other.label}
          </a>
        </li>
      ))}
    </Dropdown>
  )
}
