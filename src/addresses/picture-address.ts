/**
 * Path of a screenshot, without the base URL. The tools that take a product's screenshots write to it.
 * @param scale device pixels per CSS pixel
 */
export function pictureAddress(name: string, mode: 'light' | 'dark', scale: 1 | 2): string {
  return `/img/admin/${name}-${mode}${scale === 1 ? '-1x' : ''}.webp`
}
