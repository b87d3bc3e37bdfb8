import { documentationSets } from '../../site/documentation-sets.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import type { SearchInput } from './address.ts'
import styles from './ResultsPage.module.css'

interface FiltersProps {
  asked: SearchInput
  /** Slugs of the tags that the results have. */
  tags: string[]
  onChange: (change: Partial<SearchInput>) => void
}

/** Narrows the results to a documentation set and a tag. */
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
        <select aria-label={searchPage.tag} name="tag" value={asked.tag} onChange={(event) => onChange({ tag: event.target.value })}>
          <option value="">{searchPage.anyTag}</option>
          {offered.map((slug) => (
            <option key={slug} value={slug}>
              {slug.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
