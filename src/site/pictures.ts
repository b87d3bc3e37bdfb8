import { z } from 'zod'
import { withBase } from '../addresses/base-url.ts'
import type { PictureReference } from '../compile/page.ts'
import type { Problem } from '../compile/problem.ts'
import { didYouMean } from '../compile/suggest.ts'
import { pictureAddress } from '../addresses/picture-address.ts'
import { documentsOf } from './documents.ts'
import { SIDES } from './marker-place.ts'
import { defined } from '../values/defined.ts'
import type { PageMeta } from './page-meta.ts'

const percent = z.number().min(0).max(100)
/** Bounds of the marked element, in percent of the picture, and the side for its marker. */
const marker = z.strictObject({ x: percent, y: percent, width: percent, height: percent, side: z.enum(SIDES) })
const picture = z.strictObject({
  /** Size in CSS pixels. The image files have one or two device pixels per CSS pixel. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  markers: z.record(z.string(), marker),
})

export type Pictures = Record<string, z.infer<typeof picture>>

/**
 * Parses a product's list of pictures.
 * @throws {ZodError} if it doesn't match the schema
 */
export function parsePictures(json: string): Pictures {
  return z.record(z.string(), picture).parse(JSON.parse(json))
}

/** A picture as its view receives it. URLs include the base URL. */
export interface ShownPicture {
  light: PictureSources
  dark: PictureSources
  width: number
  height: number
  markers: z.infer<typeof picture>['markers']
}

/** `src` and `srcSet` of an `img`, for both scales. */
export interface PictureSources {
  src: string
  srcSet: string
}

/** Resolves references to pictures, by name. Unknown names are omitted. */
export function shownPictures(references: PictureReference[], pictures: Pictures, baseUrl: string): Record<string, ShownPicture> {
  const shown: Record<string, ShownPicture> = {}
  for (const { name } of references) {
    const found = Object.hasOwn(pictures, name) ? pictures[name] : undefined
    if (found) shown[name] = { ...found, light: sources('light'), dark: sources('dark') }

    function sources(mode: 'light' | 'dark'): PictureSources {
      const [one, two] = [pictureAddress(name, mode, 1), pictureAddress(name, mode, 2)].map((address) => withBase(address, baseUrl))
      return { src: two!, srcSet: `${one} ${found!.width}w, ${two} ${found!.width * 2}w` }
    }
  }
  return shown
}

/** The part of `SiteGraph` that `picturesOf` needs. */
interface PicturedSite {
  files: ReadonlyMap<string, PageMeta>
  pictures: Pictures
  config: { baseUrl: string }
}

/** The pictures on a page, including the documents that it includes. */
export function picturesOf(site: PicturedSite, page: PageMeta): Record<string, ShownPicture> {
  const references = documentsOf(site, page).flatMap(({ pictures }) => pictures)
  return shownPictures(references, site.pictures, site.config.baseUrl)
}

interface PictureCheck {
  pictures: Pictures
  /** Paths of static files, with a leading slash. */
  assets: ReadonlySet<string>
  /** Name prefix → command that takes the picture (`pictureCommands` in the configuration). */
  commands: Record<string, string>
}

/** Reports pictures, image files, and markers that documents refer to but that don't exist. */
export function checkPictures(pages: PageMeta[], { pictures, assets, commands }: PictureCheck): Problem[] {
  return pages.flatMap(({ file, pictures: references }) =>
    references.flatMap(({ name, markers, line, column }): Problem[] => {
      const place = { file, line, column, severity: 'error' } as const
      const found = Object.hasOwn(pictures, name) ? pictures[name] : undefined
      const command = commandFor(name, commands)
      if (!found) {
        const hint = didYouMean(name, Object.keys(pictures)) ?? command
        return [defined({ ...place, message: `There is no screenshot "${name}".`, hint })]
      }
      const missing = addressesOf(name).filter((address) => !assets.has(address))
      return [
        ...missing.map((address) =>
          defined<Problem>({ ...place, message: `The screenshot "${name}" has no file ${address}.`, hint: command }),
        ),
        ...markers
          .filter((marker) => !Object.hasOwn(found.markers, marker))
          .map((marker) =>
            defined<Problem>({
              ...place,
              message: `The screenshot "${name}" has no marker "${marker}".`,
              hint: didYouMean(marker, Object.keys(found.markers)) ?? command,
            }),
          ),
      ]
    }),
  )
}

function addressesOf(name: string): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => ([1, 2] as const).map((scale) => pictureAddress(name, mode, scale)))
}

function commandFor(name: string, commands: Record<string, string>): string | undefined {
  const [, command] = Object.entries(commands).find(([beginning]) => name.startsWith(beginning)) ?? []
  return command?.replaceAll('{name}', name)
}
