import type { ComponentType } from 'react'
import type { IslandName } from './island-names.ts'

/** Blocks that React wakes up in the page, each with its own code, loaded on intent where a page has one. */
export const islands: Record<IslandName, () => Promise<{ default: ComponentType<never> }>> = {
  LiveCode: () => import('./LiveCode.tsx'),
  QueryBuilder: () => import('./QueryBuilder.tsx'),
  TryIt: () => import('./TryIt.tsx'),
}
