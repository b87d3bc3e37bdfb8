import { badgeBlock } from '../../src/blocks/badge/define.ts'

const labels = {
  alpha: 'Alpha',
  beta: 'Beta',
  future: 'Future',
  enterprise: 'Enterprise',
  'cloud-dev': 'Developer',
  'cloud-pro': 'Pro',
  'cloud-team': 'Team',
  new: 'New',
  updated: 'Updated',
}

/** Statuses, editions of Strapi, and plans of Strapi Cloud. */
export const badge = badgeBlock(Object.keys(labels), () => labels)
