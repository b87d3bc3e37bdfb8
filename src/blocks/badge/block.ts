import { badgeBlock } from './define.ts'

export const badge = badgeBlock(['alpha', 'beta', 'future', 'new', 'updated'], ({ badges }) => badges)
