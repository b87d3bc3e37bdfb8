import type { DescribedLink } from '../../site/link-list.ts'
import Card from '../card/view.tsx'
import Cards from '../cards/view.tsx'
import type { SiteViewProps } from '../view.ts'

/** Renders cards for the pages of a sidebar category. */
export default function CategoryCards({ uid, site: pages }: SiteViewProps<DescribedLink[]>) {
  return (
    <Cards uid={uid}>
      {pages.map(({ title, href, description }) => (
        <Card key={href} uid={uid} title={title} href={href}>
          {description}
        </Card>
      ))}
    </Cards>
  )
}
