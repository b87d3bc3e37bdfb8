import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { Theme } from '../theme/theme.ts'
import { Mark } from './mark.tsx'
import { SOCIAL_IMAGE, type SocialImage } from './social-image-file.ts'
import { drawable, FONT_FAMILY, fonts } from './social-image-font.ts'
import { fitTitle, LETTER_SPACING } from './social-image-title.ts'

/** Margin in pixels, since networks round corners and crop. */
const MARGIN = 76
const TEXT_WIDTH = SOCIAL_IMAGE.width - 2 * MARGIN

/**
 * Draws the link-preview image of a page.
 * @returns a PNG file with the dimensions of `SOCIAL_IMAGE`
 */
export async function drawSocialImage(image: SocialImage, colors: Theme['social']): Promise<Uint8Array> {
  const svg = await satori(<Card image={image} colors={colors} />, { ...SOCIAL_IMAGE, fonts })
  // Runs in a separate thread, in parallel with the layout of the next image.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return picture.asPng()
}

function Card({ image: { site, set, title, description }, colors }: { image: SocialImage; colors: Theme['social'] }) {
  const name = drawable(site)
  const heading = drawable(title) || name
  const text = drawable(description)
  const { fontSize, lines, width } = fitTitle(heading, TEXT_WIDTH)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: `${MARGIN - 12}px ${MARGIN}px ${MARGIN}px`,
        backgroundColor: colors.background,
        color: colors.text,
        fontFamily: FONT_FAMILY,
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', right: -120, top: -165 }}>
        <Mark size={440} back={colors.faint} front={colors.faint} lines={colors.background} />
      </div>
      <div style={{ position: 'absolute', left: 0, bottom: 0, width: '100%', height: 12, backgroundColor: colors.brand }} />
      <div style={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
        <Mark size={64} back={colors.brandSoft} front={colors.brand} lines={colors.onBrand} />
        {heading !== name && (
          <div
            style={{ ...clamped(1, 900), marginLeft: 18, color: colors.strong, fontSize: 36, fontWeight: 700, letterSpacing: '-0.01em' }}
          >
            {name}
          </div>
        )}
      </div>
      <div style={{ position: 'relative', display: 'flex', flexDirection: 'column', width: '100%' }}>
        {set && (
          <div style={{ ...clamped(1), marginBottom: 12, color: colors.primary, fontSize: 32, fontWeight: 700 }}>{drawable(set)}</div>
        )}
        <div
          style={{
            ...clamped(lines, width),
            color: colors.strong,
            fontSize,
            fontWeight: 700,
            lineHeight: 1.12,
            letterSpacing: `${LETTER_SPACING}em`,
          }}
        >
          {heading}
        </div>
        {text && <div style={{ ...clamped(3), textWrap: 'pretty', marginTop: 22, fontSize: 30, lineHeight: 1.4 }}>{text}</div>}
      </div>
    </div>
  )
}

/** Truncates text with an ellipsis after a number of lines, and breaks words if necessary. */
function clamped(lines: number, maxWidth = TEXT_WIDTH) {
  return { display: 'block', lineClamp: lines, wordBreak: 'break-word', maxWidth } as const
}
