/** Matches a block stylesheet's URL; the number is its position among them. Other stylesheets are inserted after them. */
const ORDER = /\/(\d+)-[\w-]+\.css$/

const loading = new Map<string, Promise<void>>()

/**
 * Loads the stylesheets that the document doesn't have, and inserts each at its fixed position, so the cascade doesn't depend on
 * the order in which the reader visits pages.
 * @param addresses URLs of the stylesheets
 * @throws {Error} if one can't be loaded
 */
export async function loadStyles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(loadStyle))
}

function loadStyle(address: string): Promise<void> {
  const order = Number(ORDER.exec(address)?.[1] ?? Infinity)
  if (order < Infinity && !loading.has(address) && sheetsOfBlocks().some((sheet) => Number(sheet.dataset.order) === order))
    return Promise.resolve()
  let loaded = loading.get(address)
  if (!loaded) {
    // Retry once: the fallback, a full page load, is far more expensive.
    loaded = insert(address, order).catch(() => insert(address, order))
    loaded.catch(() => loading.delete(address))
    loading.set(address, loaded)
  }
  return loaded
}

function sheetsOfBlocks(): HTMLElement[] {
  return [...document.head.querySelectorAll<HTMLElement>('[data-order]')]
}

function insert(address: string, order: number): Promise<void> {
  const sheets = sheetsOfBlocks()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.dataset.order = String(order)
  const next = sheets.find((sheet) => Number(sheet.dataset.order) > order)
  const last = sheets.at(-1) ?? document.head.querySelector('style')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${address} can't be had.`))
    })
    if (next) next.before(link)
    else if (last) last.after(link)
    else document.head.append(link)
  })
}
