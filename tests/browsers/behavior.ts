import type { Engine, Size } from './driver.ts'
import type { Reader } from './reader.ts'

/** A user interaction and its expected result. */
export interface Behavior {
  name: string
  /** Initial window size. */
  size?: Size
  /** Engines that don't support it, with the reason; README describes the fallback. */
  lacks?: Partial<Record<Engine, string>>
  run(reader: Reader): Promise<void>
}

/** Pages of `tests/product`. */
export const PROBES = '/fleet/advanced/probes'
export const SHARING = '/fleet/kitchens/sharing'
export const BENCH = '/integrate/bench'
export const SIMULATOR = '/integrate/simulator'
export const SPECIMEN = '/blocks'

/** Without a window, Firefox treats its page as inactive: Enter doesn't activate buttons, and no focus ring shows. */
export const NOT_IN_USE = { firefox: 'it has no window that could be in use' }

/** Selector of a sidebar link. */
export const sidebarLink = (route: string) => `nav[aria-label="Docs sidebar"] li li a[href="${route}"]`
export const summaryOf = (label: string) => `nav[aria-label="Docs sidebar"] summary[aria-label="Pages in ${label}"]`

/** Opens the page with every block, and waits for the code editor and the images, which shift the content below them. */
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
