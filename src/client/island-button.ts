/** Selector for buttons of interactive blocks that need the block's view, so not those that the boot script handles. */
export const ISLAND_BUTTON = '[data-island] button:not(.copy, .wrap)'
