/**
 * Where a picture that has a name is, without base URL; whatever takes a product's pictures puts them there.
 * @param scale device pixels per CSS pixel
 */
export function pictureAddress(name: string, mode: 'light' | 'dark', scale: 1 | 2): string {
  return `/img/admin/${name}-${mode}${scale === 1 ? '-1x' : ''}.webp`
}
