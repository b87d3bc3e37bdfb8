/**
 * What a document is made from beside its own text: what the files are that it names. Which those are, compiling finds
 * (`Page.links`, `Page.images`), so a document that names some is compiled twice (`build/steps/other-files.ts`).
 */
export interface OtherFiles {
  /** Route that a linked file's path says → the one that its front matter says. */
  routes: Readonly<Record<string, string>>
  /** File of a picture, relative to the documents' folder → the picture. */
  pictures: Readonly<Record<string, PictureFile>>
}

/** A picture beside a document. */
export interface PictureFile {
  /** In the site, without base URL. */
  address: string
  /** In CSS pixels. */
  width?: number
  height?: number
}

/** Whether a file is a picture, by its name. */
export function isPicture(file: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file)
}
