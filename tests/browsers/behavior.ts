import type { Engine, Size } from './driver.ts'
import type { Reader } from './reader.ts'

/** Something that readers do, and what they find. */
export interface Behavior {
  name: string
  /** Of the window at the beginning. */
  size?: Size
  /** Engines that can't do it, and why; README says what their readers get instead. */
  lacks?: Partial<Record<Engine, string>>
  run(reader: Reader): Promise<void>
}

/** Pages of `tests/product`. */
export const PROBES = '/fleet/advanced/probes'
export const SHARING = '/fleet/kitchens/sharing'
export const BENCH = '/integrate/bench'
export const SIMULATOR = '/integrate/simulator'
export const SPECIMEN = '/blocks'

/** Without a window, Firefox takes its page for one that isn't in use: buttons hear no Enter there, and nothing shows the focus. */
export const NOT_IN_USE = { firefox: 'it has no window that could be in use' }

/** A link of the sidebar. */
export const sidebarLink = (route: string) => `nav[aria-label="Docs sidebar"] li li a[href="${route}"]`
export const summaryOf = (label: string) => `nav[aria-label="Docs sidebar"] summary[aria-label="Pages in ${label}"]`

/** Opens the page with every block, and waits for what comes later and moves what is below it: the editor of live code, and pictures. */
export async function openSpecimen(reader: Reader): Promise<void> {
  await reader.open(SPECIMEN)
  await reader.until('the sample has run', () => /Total: \d/.test(document.querySelector('.live-result')?.textContent ?? ''))
  await reader.until('its pictures are there', () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const image of pictures) image.loading = 'eager'
    return pictures.every((image) => image.complete)
  })
  await reader.still()
}
