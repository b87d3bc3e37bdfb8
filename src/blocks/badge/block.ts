import { badgeBlock } from './define.ts'

export const badge = badgeBlock({ alpha: 'Alpha', beta: 'Beta', future: 'Future', new: 'New', updated: 'Updated' })
