import type { Behavior } from './behavior.ts'
import { blocks } from './steps/blocks.ts'
import { controls } from './steps/controls.ts'
import { everywhere } from './steps/everywhere.ts'
import { navigation } from './steps/navigation.ts'
import { reading } from './steps/reading.ts'
import { searchAndAsk } from './steps/search-and-ask.ts'

/** All engines run the same list. */
export const BEHAVIORS: Behavior[] = [...reading, ...navigation, ...searchAndAsk, ...controls, ...blocks, ...everywhere]
