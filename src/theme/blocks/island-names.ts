/** Blocks that React wakes up in the page. */
export const islandNames = ['LiveCode', 'QueryBuilder', 'TryIt'] as const

export type IslandName = (typeof islandNames)[number]
