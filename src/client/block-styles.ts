/** The place of a stylesheet among those of blocks, by its address; others come behind them. */
const ORDER = /\/(\d+)-[\w-]+\.css$/

const loading = new Map<string, Promise<void>>()

/**
 * Brings the styles that a page needs and this document doesn't have, each to its place: which rule wins mustn't depend on the way.
 * @param addresses of the stylesheets
 * @throws Error when one can't be had
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
    // Once more: a page loaded anew would ask for everything again.
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
