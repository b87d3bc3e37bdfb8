import type { Sidebars } from '../../src/site/sidebars.ts'

export default {
  fleet: [
    {
      label: 'Getting Started',
      href: '/fleet/intro',
      items: [
        '/fleet/intro',
        '/fleet/basics',
        {
          label: 'Commissioning',
          href: '/fleet/commissioning/options',
          collapsed: true,
          items: ['/fleet/commissioning/by-panel', '/fleet/commissioning/by-cable'],
        },
        '/fleet/energy',
        '/fleet/preheating',
        '/fleet/alarms',
      ],
    },
    {
      label: 'Kitchen management',
      href: '/fleet/kitchens/overview',
      items: ['/fleet/kitchens/overview', '/fleet/kitchens/settings', '/fleet/kitchens/sharing', '/fleet/kitchens/logs'],
    },
    { label: 'Rollouts', href: '/fleet/rollouts', items: ['/fleet/rollouts', '/fleet/rollouts/history'] },
    { label: 'Accounts', href: '/fleet/accounts/profile', items: ['/fleet/accounts/profile', '/fleet/accounts/invoices'] },
    {
      label: 'Advanced settings',
      href: '/fleet/advanced/network',
      items: ['/fleet/advanced/network', '/fleet/advanced/reports', '/fleet/advanced/probes'],
    },
  ],
  bake: ['/bake/intro', '/bake/panel', { label: 'Baking', items: ['/bake/recipes', '/bake/steam'] }],
  integrate: [
    '/integrate/intro',
    '/integrate/first-bake',
    {
      label: 'Without heat',
      badge: 'new',
      items: ['/integrate/simulator', '/integrate/bench', '/integrate/render', '/integrate/code'],
    },
    { label: 'Reference', collapsed: true, items: ['/integrate/error-codes', { label: 'Local API', href: '/openapi/' }] },
  ],
} satisfies Sidebars
