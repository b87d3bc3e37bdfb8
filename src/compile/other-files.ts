/**
 * Data of other files that a document refers to. Compiling finds out which files these are (`Page.links`, `Page.images`), so such a
 * document is compiled twice (`build/steps/other-files.ts`).
 */
export interface OtherFiles {
  /** Route that follows from a linked file's path → route in its front matter. */
  routes: Readonly<Record<string, string>>
  /** Path of a picture, relative to the documents' folder → the picture. */
  pictures: Readonly<Record<string, PictureFile>>
}

/** A picture next to a document. */
export interface PictureFile {
  /** URL in the site, without base URL. */
  address: string
  /** In CSS pixels. */
  width?: number
  height?: number
}

/** Whether a file's extension is that of a picture. */
export function isPicture(file: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file)
}
