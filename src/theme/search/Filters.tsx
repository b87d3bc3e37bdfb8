import { documentationSets } from '../../site/documentation-sets.ts'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import type { SearchInput } from './address.ts'
import styles from './ResultsPage.module.css'

interface FiltersProps {
  asked: SearchInput
  /** Slugs of the results' tags. */
  tags: string[]
  onChange: (change: Partial<SearchInput>) => void
}

/** Filters results by documentation set and tag. */
export function Filters({ asked, tags, onChange }: FiltersProps) {
  const { searchPage, format } = useMessages()
  const sets = [{ name: '', label: searchPage.allSets }, ...documentationSets(useSite())]
  const offered = [...new Set(asked.tag === '' ? tags : [asked.tag, ...tags])].sort((a, b) => format.compare(a, b))
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className="sr-only">{searchPage.sets}</legend>
        {sets.map(({ name, label }) => (
          <label key={name}>
            <input type="radio" name="set" value={name} checked={asked.set === name} onChange={() => onChange({ set: name })} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {offered.length > 0 && (
        <div className={styles.tag}>
          <select
            aria-label={searchPage.tag}
            name="tag"
            value={asked.tag}
            data-on={asked.tag === '' ? undefined : ''}
            onChange={(event) => onChange({ tag: event.target.value })}
          >
            <option value="">{searchPage.anyTag}</option>
            {offered.map((slug) => (
              <option key={slug} value={slug}>
                {tagName(slug)}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={16} />
        </div>
      )}
    </div>
  )
}

interface ActiveFiltersProps extends Pick<FiltersProps, 'onChange'> {
  /** Label of a documentation set. */
  set: string | undefined
  /** Slug of a tag. */
  tag: string | undefined
}

/** Renders the active filters as buttons that remove them. */
export function ActiveFilters({ set, tag, onChange }: ActiveFiltersProps) {
  const { searchPage } = useMessages()
  const active = [
    ...(set === undefined ? [] : [{ condition: searchPage.inSet(set), without: { set: '' } }]),
    ...(tag === undefined ? [] : [{ condition: searchPage.withTag(tagName(tag)), without: { tag: '' } }]),
  ]
  if (active.length === 0) return null
  return (
    <ul className={styles.active} aria-label={searchPage.filters}>
      {active.map(({ condition, without }) => (
        <li key={condition}>
          <button type="button" aria-label={searchPage.removeFilter(condition)} onClick={() => onChange(without)}>
            {condition}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function tagName(slug: string): string {
  return slug.replaceAll('-', ' ')
}
