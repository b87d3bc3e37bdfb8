import { expect, type Page } from '@playwright/test'

/** Phones, both sides of each width at which the bar changes, and wide screens. */
const WIDTHS = [320, 344, 345, 390, 640, 641, 768, 976, 996, 997, 1024, 1079, 1080, 1201, 1223, 1247, 1248, 1280, 1366, 1920, 2560]

/** Expects that the bar keeps its height at every width, with large enough controls in one row. */
export async function expectOneRow(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const wrong = await page.getByRole('banner').evaluate((bar) => {
      const controls = [...bar.querySelectorAll<HTMLElement>('a, button, summary')].filter(
        (control) => control.checkVisibility() && !control.closest('details ul'),
      )
      const { top, bottom, right } = bar.getBoundingClientRect()
      return [
        ...(bottom - top === 60 ? [] : [`${bottom - top} px high`]),
        ...controls.flatMap((control) => {
          const box = control.getBoundingClientRect()
          const name = control.ariaLabel ?? control.textContent
          if (box.width < 24 || box.height < 24) return [`${name} is ${box.width} × ${box.height}`]
          return box.top < top || box.bottom > bottom || box.right > right ? [`${name} is outside`] : []
        }),
      ]
    })
    expect.soft(wrong, `at ${width} px`).toEqual([])
  }
}
