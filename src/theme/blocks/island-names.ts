/** Blocks that React wakes up in the page. */
export const islandNames = ['LiveCode', 'QueryBuilder'] as const

export type IslandName = (typeof islandNames)[number]
