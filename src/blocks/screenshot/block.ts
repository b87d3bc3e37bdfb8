import { z } from 'zod'
import { withBase } from '../../addresses/base-url.ts'
import { pictureAddress } from '../../addresses/picture-address.ts'
import type { BlockProps } from '../../compile/page.ts'
import type { References } from '../../compile/block.ts'
import { emphasis, paragraph, text as markdownText } from '../../compile/markdown/nodes.ts'
import { text } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'
import { picturesOf } from '../../site/pictures.ts'

export const screenshot = defineBlock({
  name: 'Screenshot',
  summary:
    'A screenshot in light and dark mode, with zoom: either one of the site’s own, by name, with numbered markers (`first` is the number of the first one), or any two files.',
  kind: 'block',
  // `refer` checks combinations of props: a refinement here would hide other errors.
  props: z.strictObject({
    name: text.optional(),
    markers: z
      .string()
      .regex(/^[\w-]+(?:, ?[\w-]+)*$/, 'must be comma-separated names')
      .optional(),
    first: z.coerce.number().int().min(1).max(99).optional(),
    light: text.optional(),
    dark: text.optional(),
    alt: text,
    caption: text.optional(),
  }),
  refer,
  siteData: picturesOf,
  toMarkdown({ props: { name, light, alt, caption } }, writer) {
    const address = name === undefined ? (light ?? '') : withBase(pictureAddress(name, 'light', 2), writer.baseUrl)
    const picture = paragraph(writer.image(address, alt))
    return caption === undefined ? [picture] : [picture, paragraph(emphasis(markdownText(caption)))]
  },
})

/** Checks that there is either a name or two files, and resolves the files' URLs and sizes. */
function refer(props: BlockProps, references: References): void {
  const files = ['light', 'dark', 'markers'].filter((key) => props[key] !== undefined)
  if (props.name !== undefined) {
    if (files.some((key) => key !== 'markers'))
      references.problem('<Screenshot> takes "name", or "light" and "dark", not both.', 'The name refers to both files.')
    references.picture(String(props.name), typeof props.markers === 'string' ? props.markers.split(/, ?/) : [])
    return
  }
  if (files.length === 0) return references.problem('<Screenshot> needs the prop "name", or "light" and "dark".')
  if (files.includes('markers')) references.problem('<Screenshot> can only have markers with the prop "name".')
  for (const mode of ['light', 'dark']) {
    if (props[mode] === undefined) references.problem(`<Screenshot> needs the prop "${mode}".`)
    else {
      const { address, ...size } = references.image(String(props[mode]))
      Object.assign(props, { [mode]: address }, size)
    }
  }
}
