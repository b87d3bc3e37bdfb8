/** SVG path data in a 24 × 24 view box. */
type Path = string

/** A common task and its first page. */
export interface Task {
  title: string
  href: string
  text: string
  icon: Path
}

/** A documentation set with its most popular pages. */
export interface Body {
  title: string
  href: string
  text: string
  links: Array<{ label: string; href: string }>
}

/** @param breakingChanges number of breaking changes */
export function tasks(breakingChanges: number): Task[] {
  return [
    {
      title: 'Start a project',
      href: '/dev-docs/quick-start',
      text: 'From an empty folder to an API, in one sitting.',
      icon: 'M8 5l11 7-11 7z',
    },
    {
      title: 'Upgrade from Strapi 4',
      href: '/dev-docs/migration/v4-to-v5/introduction-and-faq',
      text: `Step by step, with ${breakingChanges} breaking changes explained.`,
      icon: 'M12 20V6M6 12l6-6 6 6M5 3h14',
    },
    {
      title: 'Query content',
      href: '/dev-docs/api/content-api',
      text: 'Filter, sort, populate, and paginate through three APIs.',
      icon: 'M4 5h16l-6 8v6l-4-2v-4z',
    },
    {
      title: 'Add authentication',
      href: '/dev-docs/plugins/users-permissions',
      text: 'Registration, tokens, and login with other providers.',
      icon: 'M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.5 12.5L4 20M7 17l3 3',
    },
    {
      title: 'Write and publish',
      href: '/user-docs/content-manager',
      text: 'Entries, drafts, translations, releases, history.',
      icon: 'M4 20h4L19 9l-4-4L4 16z',
    },
    {
      title: 'Control access',
      href: '/user-docs/users-roles-permissions',
      text: 'Roles of the admin panel and of your API’s users.',
      icon: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z',
    },
    {
      title: 'Customize it',
      href: '/dev-docs/customization',
      text: 'Routes, services, the admin panel, your own plugins.',
      icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
    },
    {
      title: 'Deploy',
      href: '/dev-docs/deployment',
      text: 'To your own server, or to Strapi Cloud.',
      icon: 'M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1-.5 8.5z',
    },
  ]
}

/** Entry points by role. */
export const roles = [
  { label: 'Developer', href: '/dev-docs/intro' },
  { label: 'Editor', href: '/user-docs/content-manager/writing-content' },
  { label: 'Administrator', href: '/user-docs/settings/introduction' },
  { label: 'Cloud user', href: '/cloud/cloud-fundamentals' },
]

/** The four documentation sets. */
export const bodies: Body[] = [
  {
    title: 'Quick Start Guide',
    href: '/dev-docs/quick-start',
    text: 'For developers who are new to Strapi.',
    links: [
      { label: 'Installation', href: '/dev-docs/installation' },
      { label: 'Project structure', href: '/dev-docs/project-structure' },
      { label: 'TypeScript', href: '/dev-docs/typescript' },
      { label: 'Frequent questions', href: '/dev-docs/faq' },
    ],
  },
  {
    title: 'User Guide',
    href: '/user-docs/intro',
    text: 'For everyone who works in the admin panel.',
    links: [
      { label: 'Content Manager', href: '/user-docs/content-manager' },
      { label: 'Content-Type Builder', href: '/user-docs/content-type-builder' },
      { label: 'Media Library', href: '/user-docs/media-library' },
      { label: 'Settings', href: '/user-docs/settings/introduction' },
    ],
  },
  {
    title: 'Developer Docs',
    href: '/dev-docs/intro',
    text: 'For those who build with it: APIs, options, plugins.',
    links: [
      { label: 'REST API', href: '/dev-docs/api/rest' },
      { label: 'GraphQL API', href: '/dev-docs/api/graphql' },
      { label: 'Document Service API', href: '/dev-docs/api/document-service' },
      { label: 'Configurations', href: '/dev-docs/configurations' },
    ],
  },
  {
    title: 'Cloud Documentation',
    href: '/cloud/intro',
    text: 'For those who host a project on Strapi Cloud.',
    links: [
      { label: 'Project deployment', href: '/cloud/getting-started/deployment-options' },
      { label: 'Project settings', href: '/cloud/projects/settings' },
      { label: 'Usage & billing', href: '/cloud/getting-started/usage-billing' },
      { label: 'Cloud CLI', href: '/cloud/cli/cloud-cli' },
    ],
  },
]
