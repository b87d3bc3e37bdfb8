/**
 * Where a picture of the admin panel is, without base URL. `verify/screenshots/gallery.ts` writes it there.
 * @param scale device pixels per CSS pixel
 */
export function pictureAddress(name: string, mode: 'light' | 'dark', scale: 1 | 2): string {
  return `/img/admin/${name}-${mode}${scale === 1 ? '-1x' : ''}.webp`
}
