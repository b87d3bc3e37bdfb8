import { useEffect, type ReactNode } from 'react'
import type { StoredNode } from '../../site/branches.ts'
import { Celebrate } from '../effects/Celebrate.tsx'
import { followColorMode } from '../state/color-mode.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { AskDialog } from './AskDialog.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Consent } from './Consent.tsx'
import { Footer } from './Footer.tsx'
import styles from './Layout.module.css'
import { Navbar } from './Navbar.tsx'
import { NavigationPanel } from './NavigationPanel.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import { HideableSidebar } from './HideableSidebar.tsx'

export const MAIN_ID = 'main'

/** Renders everything around a page: announcement, navbar, sidebar, footer, dialogs. */
export function Layout({
  route,
  isDocument,
  versions,
  sidebarId,
  sidebar,
  nodes,
  children,
}: {
  route: string
  isDocument: boolean
  /** Indexes of the other versions of the site that have this page. */
  versions?: number[] | undefined
  sidebarId?: string | undefined
  sidebar?: ReactNode
  /** The sidebar's entries. */
  nodes?: StoredNode[] | undefined
  children: ReactNode
}) {
  const { colorMode } = useSite()
  const { frame } = useMessages()
  useEffect(() => followColorMode(colorMode), [colorMode])
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {frame.skip}
      </a>
      <AnnouncementBar />
      <Navbar route={route} isDocument={isDocument} versions={versions} />
      <HideableSidebar
        key={sidebarId ?? ''}
        panel={<NavigationPanel route={route}>{sidebar}</NavigationPanel>}
        present={sidebar !== undefined}
      >
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </HideableSidebar>
      <Footer />
      <BackToTop route={route} />
      <SearchDialog route={route} sidebar={nodes} />
      <AskDialog route={route} isDocument={isDocument} />
      <Consent />
      <Celebrate route={route} />
    </>
  )
}
