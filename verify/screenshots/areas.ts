import type { Area } from './shot.ts'
import { contentManager } from './shots/content-manager.ts'
import { contentTypeBuilder } from './shots/content-type-builder.ts'
import { gettingStarted } from './shots/getting-started.ts'
import { mediaLibrary } from './shots/media-library.ts'
import { plugins } from './shots/plugins.ts'
import { releases } from './shots/releases.ts'
import { settings } from './shots/settings.ts'
import { users } from './shots/users.ts'

/** All screenshots by area; the areas' seeds run in this order. */
export const areas: Area[] = [gettingStarted, contentManager, contentTypeBuilder, mediaLibrary, releases, settings, users, plugins]
