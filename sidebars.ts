import { breakingChangeOf, type BreakingChange } from './blocks/breaking-changes/breaking-change.ts'
import { defineSidebars, type SidebarItem } from './src/site/sidebars.ts'

const BREAKING_CHANGES = '/dev-docs/migration/v4-to-v5/breaking-changes'

/** A section of the list of breaking changes, with the pages that the section has. */
function breakingChanges(group: BreakingChange['group'], anchor: string): SidebarItem {
  const documents: SidebarItem = { documents: ({ frontMatter }) => breakingChangeOf(frontMatter)?.group === group }
  return { label: group, href: `${BREAKING_CHANGES}#${anchor}`, collapsed: true, items: [documents] }
}

/** The six sidebars. A string is a page's route: its label and badge come from the page's front matter. */
export default defineSidebars({
  cloud: [
    {
      label: 'Getting Started',
      href: '/cloud/intro',
      items: [
        '/cloud/intro',
        '/cloud/cloud-fundamentals',
        {
          label: 'Project deployment',
          href: '/cloud/getting-started/deployment-options',
          collapsed: true,
          items: ['/cloud/getting-started/deployment', '/cloud/getting-started/deployment-cli'],
        },
        '/cloud/getting-started/usage-billing',
        '/cloud/getting-started/caching',
        '/cloud/projects/notifications',
      ],
    },
    {
      label: 'Projects management',
      href: '/cloud/projects/overview',
      items: ['/cloud/projects/overview', '/cloud/projects/settings', '/cloud/projects/collaboration', '/cloud/projects/runtime-logs'],
    },
    {
      label: 'Deployments',
      href: '/cloud/projects/deploys',
      items: ['/cloud/projects/deploys', '/cloud/projects/deploys-history'],
    },
    {
      label: 'Account management',
      href: '/cloud/account/account-settings',
      items: ['/cloud/account/account-settings', '/cloud/account/account-billing'],
    },
    {
      label: 'Command Line Interface',
      href: '/cloud/cli/cloud-cli',
      items: ['/cloud/cli/cloud-cli'],
    },
    {
      label: 'Advanced configuration',
      href: '/cloud/advanced/database',
      items: ['/cloud/advanced/database', '/cloud/advanced/email', '/cloud/advanced/upload'],
    },
  ],
  dev: [
    {
      label: 'Getting Started',
      href: '/dev-docs/intro',
      items: [
        '/dev-docs/intro',
        '/dev-docs/quick-start',
        '/dev-docs/whats-new',
        '/dev-docs/faq',
        '/dev-docs/community',
        '/dev-docs/usage-information',
      ],
    },
    {
      label: 'Setup & Deployment',
      href: '/dev-docs/setup-deployment',
      items: [
        '/dev-docs/setup-deployment',
        {
          label: 'Installation',
          href: '/dev-docs/installation',
          collapsed: true,
          items: ['/dev-docs/installation', '/dev-docs/installation/cli', '/dev-docs/installation/docker'],
        },
        '/dev-docs/project-structure',
        {
          label: 'Configuration',
          collapsed: true,
          items: [
            { route: '/dev-docs/configurations', label: 'Introduction to configuration' },
            '/dev-docs/configurations/database',
            '/dev-docs/configurations/server',
            '/dev-docs/configurations/admin-panel',
            '/dev-docs/configurations/middlewares',
            '/dev-docs/configurations/api',
            '/dev-docs/configurations/plugins',
            '/dev-docs/configurations/typescript',
            '/dev-docs/configurations/api-tokens',
            '/dev-docs/configurations/functions',
            '/dev-docs/configurations/cron',
            '/dev-docs/configurations/environment',
            '/dev-docs/configurations/sso',
            '/dev-docs/configurations/features',
            '/dev-docs/configurations/guides/rbac',
            '/dev-docs/configurations/guides/public-assets',
            '/dev-docs/configurations/guides/access-cast-environment-variables',
            '/dev-docs/configurations/guides/access-configuration-values',
            '/dev-docs/configurations/guides/use-cron-jobs',
          ],
        },
        {
          label: 'Deployment',
          href: '/dev-docs/deployment',
          collapsed: true,
          items: ['/dev-docs/deployment', { route: '/cloud/getting-started/deployment', label: 'Strapi Cloud' }],
        },
      ],
    },
    {
      label: 'Content API',
      href: '/dev-docs/api/content-api',
      items: [
        '/dev-docs/api/content-api',
        {
          label: 'REST API',
          href: '/dev-docs/api/rest',
          collapsed: true,
          items: [
            '/dev-docs/api/rest',
            '/dev-docs/api/rest/parameters',
            '/dev-docs/api/rest/populate-select',
            '/dev-docs/api/rest/filters-locale-publication',
            '/dev-docs/api/rest/sort-pagination',
            '/dev-docs/api/rest/relations',
            '/dev-docs/api/rest/interactive-query-builder',
            '/playground',
            '/dev-docs/api/rest/guides/intro',
          ],
        },
        '/dev-docs/api/graphql',
        {
          label: 'Document Service API',
          href: '/dev-docs/api/document-service',
          collapsed: true,
          badge: 'new',
          items: [
            '/dev-docs/api/document',
            '/dev-docs/api/document-service',
            '/dev-docs/api/document-service/filters',
            '/dev-docs/api/document-service/populate',
            '/dev-docs/api/document-service/fields',
            '/dev-docs/api/document-service/select',
            '/dev-docs/api/document-service/sort-pagination',
            '/dev-docs/api/document-service/locale',
            '/dev-docs/api/document-service/status',
            '/dev-docs/api/document-service/middlewares',
          ],
        },
        {
          label: 'Query Engine API',
          href: '/dev-docs/api/query-engine',
          collapsed: true,
          items: [
            { route: '/dev-docs/api/query-engine', label: 'Introduction to the Query Engine' },
            '/dev-docs/api/query-engine/single-operations',
            '/dev-docs/api/query-engine/bulk-operations',
            '/dev-docs/api/query-engine/filtering',
            '/dev-docs/api/query-engine/populating',
            '/dev-docs/api/query-engine/order-pagination',
          ],
        },
        {
          label: 'Entity Service API (deprecated)',
          href: '/dev-docs/api/entity-service',
          collapsed: true,
          items: [
            { route: '/dev-docs/api/entity-service', label: 'Introduction to the Entity Service' },
            '/dev-docs/api/entity-service/crud',
            '/dev-docs/api/entity-service/filter',
            '/dev-docs/api/entity-service/populate',
            '/dev-docs/api/entity-service/order-pagination',
            '/dev-docs/api/entity-service/components-dynamic-zones',
          ],
        },
        {
          label: 'API reference (OpenAPI)',
          collapsed: true,
          items: [
            { label: 'A small REST API', href: '/openapi/' },
            { label: 'The sample application', href: '/openapi/port-alder' },
          ],
        },
        {
          label: 'Integrations',
          collapsed: true,
          items: [{ documents: ({ route }) => route.startsWith('/dev-docs/integrations/') }],
        },
      ],
    },
    {
      label: 'Advanced features',
      href: '/dev-docs/advanced-features',
      items: [
        '/dev-docs/advanced-features',
        '/dev-docs/i18n',
        '/dev-docs/cli',
        {
          label: 'TypeScript',
          href: '/dev-docs/typescript',
          collapsed: true,
          items: ['/dev-docs/typescript', '/dev-docs/typescript/development', '/dev-docs/typescript/adding-support-to-existing-project'],
        },
        '/dev-docs/providers',
        '/dev-docs/templates',
        {
          label: 'Data management',
          href: '/dev-docs/data-management',
          collapsed: true,
          items: [
            '/dev-docs/data-management',
            '/dev-docs/data-management/export',
            '/dev-docs/data-management/import',
            '/dev-docs/data-management/transfer',
          ],
        },
        '/dev-docs/database-migrations',
        '/dev-docs/database-transactions',
        '/dev-docs/testing',
        '/dev-docs/error-handling',
      ],
    },
    {
      label: 'Customization',
      href: '/dev-docs/customization',
      items: [
        '/dev-docs/customization',
        {
          label: 'Back-end customization',
          href: '/dev-docs/backend-customization',
          collapsed: true,
          items: [
            '/dev-docs/backend-customization',
            '/dev-docs/backend-customization/requests-responses',
            '/dev-docs/backend-customization/routes',
            '/dev-docs/backend-customization/policies',
            '/dev-docs/backend-customization/middlewares',
            '/dev-docs/backend-customization/controllers',
            '/dev-docs/backend-customization/services',
            '/dev-docs/backend-customization/models',
            '/dev-docs/backend-customization/webhooks',
            {
              label: 'Examples cookbook',
              href: '/dev-docs/backend-customization/examples',
              collapsed: true,
              items: [
                { route: '/dev-docs/backend-customization/examples', label: 'Introduction to the cookbook' },
                '/dev-docs/backend-customization/examples/authentication',
                '/dev-docs/backend-customization/examples/services-and-controllers',
                '/dev-docs/backend-customization/examples/policies',
                '/dev-docs/backend-customization/examples/routes',
                '/dev-docs/backend-customization/examples/middlewares',
              ],
            },
          ],
        },
        {
          label: 'Admin panel customization',
          href: '/dev-docs/admin-panel-customization',
          collapsed: true,
          items: [
            '/dev-docs/admin-panel-customization',
            '/dev-docs/admin-panel-customization/host-port-path',
            '/dev-docs/admin-panel-customization/options',
            '/dev-docs/admin-panel-customization/bundlers',
            '/dev-docs/admin-panel-customization/wysiwyg-editor',
            '/dev-docs/admin-panel-customization/extension',
            '/dev-docs/admin-panel-customization/deployment',
          ],
        },
      ],
    },
    {
      label: 'Plugins',
      href: '/dev-docs/plugins',
      items: [
        '/dev-docs/plugins',
        {
          label: 'Using plugins',
          href: '/dev-docs/plugins/using-plugins',
          collapsed: true,
          items: [
            '/dev-docs/plugins/using-plugins',
            '/dev-docs/plugins/documentation',
            '/dev-docs/plugins/email',
            '/dev-docs/plugins/graphql',
            '/dev-docs/plugins/sentry',
            '/dev-docs/plugins/upload',
            '/dev-docs/plugins/users-permissions',
          ],
        },
        {
          label: 'Developing plugins',
          href: '/dev-docs/plugins/developing-plugins',
          collapsed: true,
          items: [
            '/dev-docs/plugins/developing-plugins',
            '/dev-docs/plugins/development/create-a-plugin',
            '/dev-docs/plugins/development/plugin-structure',
            '/dev-docs/plugins/development/plugin-sdk',
            '/dev-docs/plugins/admin-panel-api',
            '/dev-docs/plugins/server-api',
            '/dev-docs/custom-fields',
            '/dev-docs/plugins-extension',
            '/dev-docs/plugins-development',
            {
              label: 'Guides',
              href: '/dev-docs/plugins/developing-plugins',
              collapsed: true,
              items: [
                '/dev-docs/plugins/guides/store-and-access-data',
                '/dev-docs/plugins/guides/pass-data-from-server-to-admin',
                '/dev-docs/plugins/development/create-a-plugin',
              ],
            },
          ],
        },
      ],
    },
    {
      label: 'Upgrades',
      href: '/dev-docs/upgrades',
      items: [
        '/dev-docs/upgrades',
        '/dev-docs/upgrade-tool',
        '/dev-docs/changes-since-5-0',
        '/dev-docs/migration/v5/migration-guide-5.0.0-to-5.0.1',
        '/release-notes',
        {
          label: 'Upgrade to Strapi 5',
          href: '/dev-docs/migration/v4-to-v5/introduction-and-faq',
          items: [
            '/dev-docs/migration/v4-to-v5/introduction-and-faq',
            '/dev-docs/migration/v4-to-v5/step-by-step',
            { route: '/dev-docs/migration/v4-to-v5/breaking-changes', label: 'Breaking changes list' },
            { route: '/dev-docs/migration/v4-to-v5/additional-resources/introduction', label: 'Specific resources' },
          ],
        },
      ],
    },
  ],
  rest: [
    { label: 'Back to Dev Docs content', href: '/dev-docs/intro' },
    {
      label: 'REST API reference',
      href: '/dev-docs/api/rest',
      items: [
        {
          label: 'Endpoints and basic requests',
          href: '/dev-docs/api/rest',
          items: [
            { label: 'Endpoints', href: '/dev-docs/api/rest#endpoints' },
            { label: 'Get documents', href: '/dev-docs/api/rest#get-documents' },
            { label: 'Get a document', href: '/dev-docs/api/rest#get-a-document' },
            { label: 'Create a document', href: '/dev-docs/api/rest#create-a-document' },
            { label: 'Update a document', href: '/dev-docs/api/rest#update-a-document' },
            { label: 'Delete a document', href: '/dev-docs/api/rest#delete-a-document' },
          ],
        },
        '/dev-docs/api/rest/interactive-query-builder',
        '/playground',
        '/dev-docs/api/rest/parameters',
        {
          label: 'Populate and Select',
          href: '/dev-docs/api/rest/populate-select',
          items: [
            { label: 'Field selection', href: '/dev-docs/api/rest/populate-select#field-selection' },
            { label: 'Population', href: '/dev-docs/api/rest/populate-select#population' },
          ],
        },
        {
          label: 'Filters, Locale, Publication State',
          href: '/dev-docs/api/rest/filters-locale-publication',
          items: [
            { label: 'Filtering', href: '/dev-docs/api/rest/filters-locale-publication#filtering' },
            { label: 'Complex filtering', href: '/dev-docs/api/rest/filters-locale-publication#complex-filtering' },
            { label: 'Deep filtering', href: '/dev-docs/api/rest/filters-locale-publication#deep-filtering' },
            { label: 'Locale', href: '/dev-docs/api/rest/filters-locale-publication#locale' },
            { label: 'Status', href: '/dev-docs/api/rest/filters-locale-publication#status' },
          ],
        },
        {
          label: 'Sort and Pagination',
          href: '/dev-docs/api/rest/sort-pagination',
          items: [
            { label: 'Sorting', href: '/dev-docs/api/rest/sort-pagination#sorting' },
            { label: 'Pagination', href: '/dev-docs/api/rest/sort-pagination#pagination' },
            { label: 'Pagination by page', href: '/dev-docs/api/rest/sort-pagination#pagination-by-page' },
            { label: 'Pagination by offset', href: '/dev-docs/api/rest/sort-pagination#pagination-by-offset' },
          ],
        },
        {
          label: 'Relations',
          href: '/dev-docs/api/rest/relations',
          items: [
            { label: 'connect', href: '/dev-docs/api/rest/relations#connect' },
            { label: 'disconnect', href: '/dev-docs/api/rest/relations#disconnect' },
            { label: 'set', href: '/dev-docs/api/rest/relations#set' },
          ],
        },
      ],
    },
    {
      label: 'Rest API guides',
      href: '/dev-docs/api/rest/guides/intro',
      items: [
        '/dev-docs/api/rest/guides/understanding-populate',
        '/dev-docs/api/rest/guides/populate-creator-fields',
        { label: 'Additional resources', href: '/dev-docs/api/rest/guides/intro#additional-resources' },
      ],
    },
  ],
  configuration: [
    { label: 'Back to Dev Docs content', href: '/dev-docs/intro' },
    {
      label: 'Configuration',
      href: '/dev-docs/configurations',
      items: [
        '/dev-docs/configurations',
        {
          label: 'Base configurations',
          href: '/dev-docs/configurations',
          items: [
            '/dev-docs/configurations/database',
            '/dev-docs/configurations/server',
            '/dev-docs/configurations/admin-panel',
            '/dev-docs/configurations/middlewares',
            '/dev-docs/configurations/api',
          ],
        },
        {
          label: 'Additional configurations',
          href: '/dev-docs/configurations',
          items: [
            '/dev-docs/configurations/plugins',
            '/dev-docs/configurations/typescript',
            '/dev-docs/configurations/api-tokens',
            '/dev-docs/configurations/functions',
            '/dev-docs/configurations/cron',
            '/dev-docs/configurations/environment',
            '/dev-docs/configurations/sso',
            '/dev-docs/configurations/features',
          ],
        },
        {
          label: 'Guides',
          href: '/dev-docs/configurations',
          items: [
            '/dev-docs/configurations/guides/rbac',
            '/dev-docs/configurations/guides/public-assets',
            '/dev-docs/configurations/guides/access-cast-environment-variables',
            '/dev-docs/configurations/guides/access-configuration-values',
            '/dev-docs/configurations/guides/use-cron-jobs',
          ],
        },
      ],
    },
  ],
  migration: [
    { label: 'Back to Dev Docs content', href: '/dev-docs/intro' },
    {
      label: 'Upgrade to Strapi 5',
      href: '/dev-docs/migration/v4-to-v5/introduction-and-faq',
      items: [
        '/dev-docs/migration/v4-to-v5/introduction-and-faq',
        '/dev-docs/migration/v4-to-v5/step-by-step',
        '/dev-docs/upgrade-tool',
        {
          label: 'Breaking changes',
          href: '/dev-docs/migration/v4-to-v5/breaking-changes',
          items: [
            '/dev-docs/migration/v4-to-v5/breaking-changes',
            breakingChanges('Database', 'database'),
            breakingChanges('Dependencies', 'dependencies'),
            breakingChanges('Configuration', 'configuration'),
            breakingChanges(
              'Strapi objects, methods, packages, and back-end customization',
              'strapi-objects-methods-packages-and-back-end-customization',
            ),
            breakingChanges('Plugins, providers, and admin panel customization', 'plugins-providers-and-admin-panel-customization'),
            breakingChanges('Content API', 'content-api'),
          ],
        },
        {
          label: 'Specific resources',
          href: '/dev-docs/migration/v4-to-v5/additional-resources/introduction',
          items: [
            '/dev-docs/migration/v4-to-v5/additional-resources/introduction',
            '/dev-docs/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
            '/dev-docs/migration/v4-to-v5/additional-resources/plugins-migration',
            '/dev-docs/migration/v4-to-v5/additional-resources/helper-plugin',
          ],
        },
      ],
    },
  ],
  user: [
    {
      label: 'Getting Started',
      href: '/user-docs/intro',
      items: [
        '/user-docs/intro',
        '/user-docs/getting-started/user-guide-fundamentals',
        '/user-docs/getting-started/setting-up-admin-panel',
      ],
    },
    {
      label: 'Content Manager',
      href: '/user-docs/content-manager',
      items: [
        '/user-docs/content-manager',
        '/user-docs/content-manager/configuring-view-of-content-type',
        '/user-docs/content-manager/writing-content',
        '/user-docs/content-manager/working-with-content-history',
        '/user-docs/content-manager/managing-relational-fields',
        '/user-docs/content-manager/translating-content',
        '/user-docs/content-manager/reviewing-content',
        '/user-docs/content-manager/saving-and-publishing-content',
        '/user-docs/content-manager/adding-content-to-releases',
      ],
    },
    {
      label: 'Content-type Builder',
      href: '/user-docs/content-type-builder',
      items: [
        '/user-docs/content-type-builder',
        '/user-docs/content-type-builder/creating-new-content-type',
        '/user-docs/content-type-builder/configuring-fields-content-type',
        '/user-docs/content-type-builder/managing-content-types',
      ],
    },
    {
      label: 'Media Library',
      href: '/user-docs/media-library',
      items: [
        '/user-docs/media-library',
        '/user-docs/media-library/adding-assets',
        '/user-docs/media-library/managing-assets',
        '/user-docs/media-library/organizing-assets-with-folders',
      ],
    },
    {
      label: 'Releases',
      href: '/user-docs/releases/introduction',
      items: ['/user-docs/releases/introduction', '/user-docs/releases/creating-a-release', '/user-docs/releases/managing-a-release'],
    },
    {
      label: 'Users, Roles & Permissions',
      href: '/user-docs/users-roles-permissions',
      items: [
        '/user-docs/users-roles-permissions',
        '/user-docs/users-roles-permissions/configuring-administrator-roles',
        '/user-docs/users-roles-permissions/managing-administrators',
        '/user-docs/users-roles-permissions/configuring-end-users-roles',
        '/user-docs/users-roles-permissions/managing-end-users',
      ],
    },
    {
      label: 'Plugins',
      href: '/user-docs/plugins',
      items: ['/user-docs/plugins', '/user-docs/plugins/installing-plugins-via-marketplace', '/user-docs/plugins/strapi-plugins'],
    },
    {
      label: 'Settings',
      href: '/user-docs/settings/introduction',
      items: [
        '/user-docs/settings/introduction',
        '/user-docs/settings/configuring-users-permissions-plugin-settings',
        '/user-docs/settings/audit-logs',
        {
          label: 'Configuring global settings',
          items: [
            '/user-docs/settings/admin-panel',
            '/user-docs/settings/API-tokens',
            '/user-docs/settings/internationalization',
            '/user-docs/settings/media-library-settings',
            '/user-docs/settings/releases',
            '/user-docs/settings/review-workflows',
            '/user-docs/settings/single-sign-on',
            '/user-docs/settings/transfer-tokens',
          ],
        },
      ],
    },
  ],
})
