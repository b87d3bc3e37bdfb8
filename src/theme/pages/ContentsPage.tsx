import type { ContentsView } from '../../site/view.ts'
import { EntryList } from './EntryList.tsx'
import { ListPage } from './ListPage.tsx'

/** Lists the first entries of the sidebars; the home page of sites without a root document. */
export default function ContentsPage({ view }: { view: ContentsView }) {
  return (
    <ListPage title={view.title}>
      <EntryList entries={view.entries.map(({ href, label }) => ({ href, title: label }))} />
    </ListPage>
  )
}
