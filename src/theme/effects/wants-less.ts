/** Whether the reader's system asks for less motion, or the connection for less data. */
export function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
