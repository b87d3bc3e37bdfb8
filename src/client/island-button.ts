/** Buttons of interactive blocks, but for those that the boot script answers: their clicks wait for the block's view. */
export const ISLAND_BUTTON = '[data-island] button:not(.copy, .wrap)'
