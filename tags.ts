import { defineTags } from './src/site/tags.ts'

/** Every tag that a page may carry: its label, as written in front matter, and its slug. */
export default defineTags([
  {
    label: 'add new assets',
    slug: 'add-new-assets',
    description: 'How images, videos, audio files, and documents get into the Media Library, from a computer or from a URL.',
  },
  {
    label: 'additional configuration',
    slug: 'additional-configuration',
    description:
      'Optional configuration of a Strapi application: API tokens, cron jobs, environments, feature flags, lifecycle functions, plugins, SSO, and TypeScript.',
  },
  {
    label: 'admin panel',
    slug: 'admin-panel',
    description:
      'The interface in which content, users, and settings of Strapi are managed: how to use it, configure it, and customize it.',
  },
  {
    label: 'admin panel API',
    slug: 'admin-panel-api',
    description: 'What plugins use to add menu links, settings, components, and hooks to the admin panel, and what changed in Strapi 5.',
  },
  {
    label: 'admin panel customization',
    slug: 'admin-panel-customization',
    description: 'Change how the admin panel looks, where it is served, how it is bundled, and which editor it uses.',
  },
  {
    label: 'admin routes',
    slug: 'admin-routes',
    description: 'Server routes that only the admin panel calls, which let a plugin hand data from its server to its interface.',
  },
  {
    label: 'administrator',
    slug: 'administrator',
    description: 'People who log in to the admin panel: the first account, and conditions that limit what each role may do.',
  },
  {
    label: 'allowJs flag',
    slug: 'allow-js-flag',
    description: 'The TypeScript compiler option that lets JavaScript and TypeScript files live side by side while a project is converted.',
  },
  {
    label: 'API',
    slug: 'api',
    description: 'Ways to query and change content, over HTTP with REST or GraphQL, or from server code with the Document Service.',
  },
  {
    label: 'API token',
    slug: 'api-token',
    description:
      'Tokens that authenticate requests to the REST and GraphQL APIs without a user account: creation, permissions, and configuration.',
  },
  {
    label: 'Apollo Server',
    slug: 'apollo-server',
    description: 'The GraphQL server behind the GraphQL plugin: its options, and what its version 4 changes for existing projects.',
  },
  {
    label: 'app keys',
    slug: 'app-keys',
    description: 'The secret keys with which Strapi signs session cookies, where they are configured, and the error when they are missing.',
  },
  {
    label: 'assignee',
    slug: 'assignee',
    description: 'The administrator responsible for an entry while it moves through the stages of a review workflow.',
  },
  {
    label: 'asynchronous function',
    slug: 'asynchronous-function',
    description: 'Lifecycle functions that return a promise or are declared async, and when Strapi waits for them.',
  },
  {
    label: 'audit logs',
    slug: 'audit-logs',
    description: 'A record of who did what in the admin panel, how to filter and read it, and which plans include it.',
  },
  {
    label: 'auth endpoint controller',
    slug: 'auth-endpoint-controller',
    description: 'Automated tests of login endpoints: create a user, send credentials, and check the answer of the controller.',
  },
  {
    label: 'authenticated role',
    slug: 'authenticated-role',
    description: 'The default role of end users who are logged in, given to everyone who registers through the Users & Permissions plugin.',
  },
  {
    label: 'authentication',
    slug: 'authentication',
    description: "How administrators prove who they are: secrets, session lifetimes, and login options of the admin panel's configuration.",
  },
  {
    label: 'backend customization',
    slug: 'backend-customization',
    description:
      'Routes, controllers, services, models, policies, middlewares, and webhooks: the parts of the Strapi server that your own code can change.',
  },
  {
    label: 'backend server',
    slug: 'backend-server',
    description: 'The HTTP server at the heart of Strapi, how a request travels through it, and where custom code fits in.',
  },
  {
    label: 'base configuration',
    slug: 'base-configuration',
    description: 'The configuration that every project has: server, admin panel, database, middlewares, and API calls.',
  },
  {
    label: 'billing details',
    slug: 'billing-details',
    description: 'The information that Strapi Cloud needs to charge for a project: payment method, billing address, and invoices.',
  },
  {
    label: 'body middleware',
    slug: 'body-middleware',
    description: 'The built-in middleware that parses request bodies and file uploads, its options, and how koa-body 6 changes them.',
  },
  {
    label: 'bootstrap function',
    slug: 'bootstrap-function',
    description: 'Code that runs once before the server or the admin panel is ready, to seed data or register listeners.',
  },
  {
    label: 'breaking changes',
    slug: 'breaking-changes',
    description: 'What works differently in Strapi 5 than in Strapi 4, what each change affects, and how to adapt a project.',
  },
  { label: 'bug report', slug: 'bug-report', description: 'Where to report a bug in Strapi, and what to include in the report.' },
  {
    label: 'bundlers',
    slug: 'bundlers',
    description: 'Vite and webpack, the tools that can build the admin panel, and how their configuration changes in Strapi 5.',
  },
  {
    label: 'caching',
    slug: 'caching',
    description: "How Strapi Cloud's content delivery network keeps copies of responses, and how a header decides which ones and how long.",
  },
  {
    label: 'cancel subscription',
    slug: 'cancel-subscription',
    description: 'How to cancel the subscription of a Strapi Cloud project, which is done by deleting the project.',
  },
  {
    label: 'casting values',
    slug: 'casting-values',
    description: 'Read environment variables as numbers, booleans, arrays, objects, or dates instead of text in configuration files.',
  },
  {
    label: 'CLI',
    slug: 'cli',
    description: 'Commands typed in a terminal, to create a project from a template or to deploy one to Strapi Cloud.',
  },
  {
    label: 'collected data',
    slug: 'collected-data',
    description: 'Which usage information Strapi collects from an installation, what it never collects, and how to turn collection off.',
  },
  {
    label: 'collection type',
    slug: 'collection-type',
    description: 'Content types that hold many entries, such as articles or restaurants: how to create, fill, translate, and query them.',
  },
  {
    label: 'Combining operators',
    slug: 'combining-operators',
    description: 'Requests that use several REST parameters at once, such as population together with fields, filters, and sorting.',
  },
  {
    label: 'Command Line Interface (CLI)',
    slug: 'command-line-interface-cli',
    description:
      'The strapi and create-strapi commands: installing, developing, building, inspecting, and extending a project from the terminal.',
  },
  {
    label: 'community',
    slug: 'community',
    description: 'Places to meet other Strapi users, ask questions, report problems, and take part in the project.',
  },
  {
    label: 'company logo',
    slug: 'company-logo',
    description: "Replace the logos on the login page and in the admin panel's menu, or have the server deliver your own files.",
  },
  {
    label: 'complex filtering',
    slug: 'complex-filtering',
    description: 'REST requests whose filters combine several conditions with the operators $and, $or, and $not.',
  },
  {
    label: 'components',
    slug: 'components',
    description:
      'Groups of fields that content types share: building them, filling them in, populating them, and finding them in responses.',
  },
  {
    label: 'concepts',
    slug: 'concepts',
    description:
      "The ideas to know before you start: documents, content APIs, plugins, customization, deployment, and Strapi Cloud's vocabulary.",
  },
  {
    label: 'configuration',
    slug: 'configuration',
    description:
      'Every way to set up Strapi and Strapi Cloud: configuration files, environment variables, providers, plugins, and settings.',
  },
  {
    label: 'configuration guide',
    slug: 'configuration-guide',
    description:
      'Step-by-step help with configuration: environment variables, reading values from code, public assets, and conditions of roles.',
  },
  {
    label: 'configuration guides',
    slug: 'configuration-guides',
    description: 'Step-by-step help with configuration, here with jobs that the server runs on a schedule.',
  },
  {
    label: 'configure data encryption',
    slug: 'configure-data-encryption',
    description: 'Protect an exported file with an encryption key, or export it without encryption.',
  },
  {
    label: 'connect account',
    slug: 'connect-account',
    description: 'Link a Strapi Cloud account to your accounts at GitHub, GitLab, and Google.',
  },
  {
    label: 'Content API',
    slug: 'content-api',
    description: 'The APIs that deliver content, from REST and GraphQL to the Document Service: parameters, responses, and examples.',
  },
  {
    label: 'Content Delivery Network (CDN) caching',
    slug: 'content-delivery-network-cdn-caching',
    description:
      "Copies of responses on the servers of Strapi Cloud's content delivery network, and the Cache-Control header that controls them.",
  },
  {
    label: 'content history',
    slug: 'content-history',
    description: 'Earlier versions of a document: what was changed, when, and by whom, and how to bring a version back.',
  },
  {
    label: 'Content Manager',
    slug: 'content-manager',
    description: 'The part of the admin panel in which entries are listed, written, translated, reviewed, published, and deleted.',
  },
  {
    label: 'Content-type',
    slug: 'content-type',
    description: 'The structure of content: creating content types, configuring their fields, and using them from models and plugins.',
  },
  {
    label: 'Content-Type Builder',
    slug: 'content-type-builder',
    description: 'The part of the admin panel in which content types, components, and their fields are created and changed.',
  },
  {
    label: 'Content type edit view',
    slug: 'content-type-edit-view',
    description: 'Arrange the form in which entries are written: order and size of fields, labels, hints, and placeholders.',
  },
  {
    label: 'Content type list view',
    slug: 'content-type-list-view',
    description: 'Choose the columns, sorting, search, filters, and page size of the table that lists the entries.',
  },
  {
    label: 'Content-type views',
    slug: 'content-type-views',
    description: 'Configure the list view and the edit view, the two screens in which editors work with entries.',
  },
  {
    label: 'contribution',
    slug: 'contribution',
    description: "How to take part in Strapi's development with code, documentation, bug reports, and ideas.",
  },
  {
    label: 'controllers',
    slug: 'controllers',
    description: 'Functions that handle the requests of routes: how to write them, extend the generated ones, and validate their input.',
  },
  {
    label: 'core controllers',
    slug: 'core-controllers',
    description: 'Controllers that Strapi generates for each content type, and how to wrap, extend, or replace their actions.',
  },
  {
    label: 'core routers',
    slug: 'core-routers',
    description: 'Routers that Strapi generates for each content type, and how to configure, restrict, or turn off their routes.',
  },
  {
    label: 'count()',
    slug: 'count',
    description: 'Count documents or database entries that match given parameters, such as a locale, a status, or conditions.',
  },
  {
    label: 'create()',
    slug: 'create',
    description: 'Create a document or a database entry, and choose the locale, fields, and related content of the answer.',
  },
  {
    label: 'createCoreController',
    slug: 'create-core-controller',
    description: 'The factory function that makes the controller of a content type and lets you override its actions.',
  },
  {
    label: 'createCoreService',
    slug: 'create-core-service',
    description: 'The factory function that makes the service of a content type and lets you override its methods.',
  },
  {
    label: 'createMany()',
    slug: 'create-many',
    description: "Insert many entries with a single Query Engine call, and what that call can't do, such as relations.",
  },
  {
    label: 'createdBy',
    slug: 'created-by',
    description: 'The field that names the administrator who made an entry, and how to make the REST API return it.',
  },
  {
    label: 'cron',
    slug: 'cron',
    description: 'Functions that the server runs at fixed times: writing, adding, and removing scheduled tasks in your code.',
  },
  {
    label: 'cron job',
    slug: 'cron-job',
    description: 'Scheduled tasks of a Strapi server: the format of their timing, their configuration, and how to turn them on.',
  },
  {
    label: 'ctx',
    slug: 'ctx',
    description: 'The Koa context that holds a request and its response, as controllers, policies, middlewares, and errors use it.',
  },
  {
    label: 'custom controllers',
    slug: 'custom-controllers',
    description: 'Controllers written from scratch, in examples that build new endpoints on top of a service.',
  },
  {
    label: 'custom fields',
    slug: 'custom-fields',
    description: 'Field types added by plugins: how to register them on the server and in the admin panel, with their options.',
  },
  {
    label: 'custom routers',
    slug: 'custom-routers',
    description: 'Routes beyond the generated ones: their files, paths, parameters, handlers, policies, and middlewares.',
  },
  {
    label: 'custom services',
    slug: 'custom-services',
    description: 'Services written or extended for a project, in examples that share logic between controllers.',
  },
  {
    label: 'data export',
    slug: 'data-export',
    description: 'The strapi export command: write content, files, and configuration of a project to one file, encrypted or not.',
  },
  {
    label: 'data import',
    slug: 'data-import',
    description: 'The strapi import command: load a file of exported data into a project, and what it replaces.',
  },
  {
    label: 'data management system',
    slug: 'data-management-system',
    description: 'Commands that export, import, and transfer the data of a Strapi project, and the file formats they use.',
  },
  {
    label: 'data transfer',
    slug: 'data-transfer',
    description: 'The strapi transfer command: move data directly between a local project and a remote Strapi instance.',
  },
  {
    label: 'database',
    slug: 'database',
    description:
      'Databases that Strapi supports: connecting them, installing with them, migrations, transactions, and what changed in Strapi 5.',
  },
  {
    label: 'database connection',
    slug: 'database-connection',
    description: 'The settings with which Strapi reaches its database: client, host, port, pool, schema, and SSL.',
  },
  {
    label: 'database credentials',
    slug: 'database-credentials',
    description: "Keep the database's user name and password in environment variables, and read them in the configuration.",
  },
  {
    label: 'database deployment',
    slug: 'database-deployment',
    description: 'What the production database of a self-hosted Strapi application needs, and how to connect the application to it.',
  },
  {
    label: 'database settings',
    slug: 'database-settings',
    description:
      'Options of the database configuration beyond the connection: dropping unused columns at startup and running migration files.',
  },
  {
    label: 'databases installation guides',
    slug: 'databases-installation-guides',
    description: 'What to install and configure for each supported database: PostgreSQL, MySQL, MariaDB, and SQLite.',
  },
  {
    label: 'deep filtering',
    slug: 'deep-filtering',
    description: 'REST requests that filter entries by fields of their relations, several levels deep.',
  },
  {
    label: 'defaultHeaders',
    slug: 'default-headers',
    description: 'Headers, such as an authorization token, that Strapi adds to every webhook request it sends.',
  },
  {
    label: 'default ID name',
    slug: 'default-id-name',
    description: 'Why an entry has an id and a documentId, and whether either can be renamed.',
  },
  {
    label: 'default ID type',
    slug: 'default-id-type',
    description: 'Why an entry has a numeric id and a documentId of letters and digits, and whether their type can change.',
  },
  { label: 'delete account', slug: 'delete-account', description: 'How to delete a Strapi Cloud account, and what is lost with it.' },
  {
    label: 'deleting content',
    slug: 'deleting-content',
    description: 'Delete entries, documents, or some of their locales, in the Content Manager or from server code.',
  },
  {
    label: 'dependencies',
    slug: 'dependencies',
    description:
      'Packages whose version or role changes with Strapi 5: koa-body, React Router, Vite, webpack aliases, and package managers.',
  },
  {
    label: 'deploy, history and logs',
    slug: 'deploy-history-and-logs',
    description: 'Past and current deployments of a Strapi Cloud project: their status, their details, and logs of build and deployment.',
  },
  {
    label: 'deployment',
    slug: 'deployment',
    description: 'Put a Strapi application online, on Strapi Cloud or on your own server, and keep it running.',
  },
  {
    label: 'destroy function',
    slug: 'destroy-function',
    description: 'Code that runs when Strapi or a plugin shuts down, to close connections, stop timers, and clean up.',
  },
  {
    label: 'disable data compression',
    slug: 'disable-data-compression',
    description: 'Export data without gzip compression, for tools that read the archive directly.',
  },
  {
    label: 'discardDraft()',
    slug: 'discard-draft',
    description: 'Throw away the changes of a draft with the Document Service, so that it equals the published version again.',
  },
  {
    label: 'disconnect',
    slug: 'disconnect',
    description: 'Remove relations between entries through the REST API, alone or together with connecting others.',
  },
  {
    label: 'documentId',
    slug: 'document-id',
    description: 'The identifier of a document, shared by its locales and its draft and published versions, in APIs and responses.',
  },
  {
    label: 'Document Service API',
    slug: 'document-service-api',
    description: 'The server-side API of Strapi 5 for documents: finding, creating, updating, deleting, publishing, and discarding drafts.',
  },
  {
    label: 'Documents',
    slug: 'documents',
    description: 'All variations of one piece of content, its locales, draft and published versions, and how APIs address them.',
  },
  {
    label: 'Draft & Publish',
    slug: 'draft-publish',
    description: 'Work on a draft while visitors see the published version: for editors, for APIs, and after an upgrade.',
  },
  {
    label: 'dynamic zones',
    slug: 'dynamic-zones',
    description: 'Fields that take any mix of components: defining them, filling them in, and populating them in requests.',
  },
  {
    label: 'edit subscription',
    slug: 'edit-subscription',
    description: 'Change the plan of a Strapi Cloud project or the payment method that pays for it.',
  },
  { label: 'email', slug: 'email', description: 'Changes to email sending in Strapi 5, here the renamed options of the Mailgun provider.' },
  {
    label: 'email plugin',
    slug: 'email-plugin',
    description: 'Send email from the server, configure a provider, and edit the messages that end users receive.',
  },
  {
    label: 'email provider',
    slug: 'email-provider',
    description: 'Send email from a Strapi Cloud project through a provider of your own instead of the default one.',
  },
  {
    label: 'Enterprise feature',
    slug: 'enterprise-feature',
    description: 'Features that need a paid plan or license: SSO, audit logs, review workflows, and releases.',
  },
  {
    label: 'Entity Service API',
    slug: 'entity-service-api',
    description: 'The server-side API of Strapi 4, deprecated in Strapi 5, and what replaces each of its methods.',
  },
  {
    label: 'environment',
    slug: 'environment',
    description:
      'Settings that differ between development, staging, and production: variables, configuration folders, and the tools that read them.',
  },
  {
    label: 'excludeFromGeneration function',
    slug: 'exclude-from-generation-function',
    description: 'Keep an API or a plugin out of the OpenAPI document that the Documentation plugin generates.',
  },
  { label: 'exclude option', slug: 'exclude-option', description: 'Leave content, files or configuration out of an export or an import.' },
  {
    label: 'experimental',
    slug: 'experimental',
    description: 'Features that may still change or disappear, here the transactions that group database operations.',
  },
  {
    label: 'feature request',
    slug: 'feature-request',
    description: 'How to suggest an improvement of Strapi, and where others discuss it and vote for it.',
  },
  {
    label: 'features configuration',
    slug: 'features-configuration',
    description: 'The file that turns on features still in development, through future flags of the project.',
  },
  {
    label: 'fetch',
    slug: 'fetch',
    description: 'strapi.fetch, which uses the native fetch of Node.js in Strapi 5, and what that changes in existing code.',
  },
  {
    label: 'fields',
    slug: 'fields',
    description: 'Choose which fields of a document the Document Service returns, with the fields parameter.',
  },
  {
    label: 'filters',
    slug: 'filters',
    description: "Narrow down results by values of fields, with the operators of each API or with the Media Library's menu.",
  },
  {
    label: 'find',
    slug: 'find',
    description: 'REST requests that return many entries, and the filters, fields, and population that shape what they return.',
  },
  {
    label: 'findFirst()',
    slug: 'find-first',
    description: 'Get the first document that matches, with the Document Service, by its locale, status, fields, or filters.',
  },
  {
    label: 'findMany()',
    slug: 'find-many',
    description: 'Get all documents or database entries that match given parameters, with pagination, sorting, fields, and population.',
  },
  {
    label: 'findOne()',
    slug: 'find-one',
    description: 'Get one document by its identifier, or one database entry by a condition, with the fields you choose.',
  },
  {
    label: 'findWithCount()',
    slug: 'find-with-count',
    description: 'A Query Engine method that returns one page of entries and the number of all that match.',
  },
  {
    label: 'folders',
    slug: 'folders',
    description: 'Organize the Media Library in folders: create, move, filter, and delete them together with their assets.',
  },
  { label: 'force option', slug: 'force-option', description: 'Run an import without being asked whether existing data may be deleted.' },
  {
    label: 'future flag',
    slug: 'future-flag',
    description: 'Switches that turn on features before they are released for everyone, and what to expect of them.',
  },
  {
    label: 'GDPR',
    slug: 'gdpr',
    description: "How Strapi's collection of usage information respects the European data protection regulation.",
  },
  {
    label: 'general deployment guidelines',
    slug: 'general-deployment-guidelines',
    description: 'What a project and its repository need before they are deployed to Strapi Cloud.',
  },
  {
    label: 'getters',
    slug: 'getters',
    description: "Functions that read what the GraphQL plugin's configuration enables for a content type, a field, or an action.",
  },
  {
    label: 'global middlewares',
    slug: 'global-middlewares',
    description: 'Middlewares that run on every request: writing them, turning them on, and their order in the stack.',
  },
  {
    label: 'global policies',
    slug: 'global-policies',
    description: 'Policies that any API of a project can use, where their files go, and how routes refer to them.',
  },
  {
    label: 'global Sentry service',
    slug: 'global-sentry-service',
    description: 'Report errors to Sentry from anywhere in the server code of a project.',
  },
  {
    label: 'GraphQL',
    slug: 'graph-ql',
    description: 'Query content with GraphQL: the plugin, its configuration, the API it generates, and what changed in Strapi 5.',
  },
  {
    label: 'GraphQL API',
    slug: 'graph-ql-api',
    description:
      'Queries and mutations that Strapi generates for content types, their arguments, errors, and tokens, and changes since Strapi 4.',
  },
  {
    label: 'GraphQL configuration',
    slug: 'graph-ql-configuration',
    description:
      'Options of the GraphQL plugin in the plugins configuration file: endpoint, depth limit, pagination limits, and Apollo Server.',
  },
  {
    label: 'GraphQL errors',
    slug: 'graph-ql-errorsa',
    description: 'The form that errors of the GraphQL API have, with their code, message, name, and details.',
  },
  {
    label: 'guides',
    slug: 'guides',
    description: 'Step-by-step instructions for tasks of developers, from populating creator fields to upgrading a project to Strapi 5.',
  },
  {
    label: 'Headers',
    slug: 'headers',
    description: 'What the HTTP headers of webhook requests contain, and how to add your own headers.',
  },
  {
    label: 'helper-plugin',
    slug: 'helper-plugin',
    description: 'What replaces each export of the helper-plugin package of Strapi 4 in plugins for Strapi 5.',
  },
  {
    label: 'hooks API',
    slug: 'hooks-api',
    description: "Create and register hooks, which let other plugins of the admin panel change your plugin's data.",
  },
  {
    label: 'host',
    slug: 'host',
    description: 'The address that the Strapi server listens on, and how to set it in the server configuration.',
  },
  {
    label: 'hosting provider',
    slug: 'hosting-provider',
    description: 'Companies and platforms that can run a Strapi application, and what to prepare before choosing one.',
  },
  {
    label: 'hosting server',
    slug: 'hosting-server',
    description: 'Hardware, operating system, and software that a server needs to run a Strapi application.',
  },
  {
    label: 'HTTP server',
    slug: 'http-server',
    description: 'How Strapi receives a request on top of Koa, hands it through its layers, and returns the response.',
  },
  { label: 'images', slug: 'images', description: 'Crop, describe, replace, download and delete images in the Media Library.' },
  {
    label: 'Injection Zones API',
    slug: 'injection-zones-api',
    description: "Places in the admin panel's views where plugins can show their own components.",
  },
  {
    label: 'installation',
    slug: 'installation',
    description: 'Ways to get a Strapi project: from the command line, in a Docker container, or from a template.',
  },
  {
    label: 'interactive query builder',
    slug: 'interactive-query-builder',
    description: 'A tool that turns a JavaScript object into the query string of a REST request, and pages using it.',
  },
  {
    label: 'internal middleware',
    slug: 'internal-middleware',
    description: 'The middlewares that Strapi ships, what each of them does, and the options it takes.',
  },
  {
    label: 'Internationalization (i18n)',
    slug: 'internationalization-i-18-n',
    description: 'Content in several languages: adding locales, translating entries, querying a locale, and what changed in Strapi 5.',
  },
  {
    label: 'introduction',
    slug: 'introduction',
    description: 'Start here: the first page of each part of the documentation, with what it covers and where to go next.',
  },
  {
    label: 'is-owner policy',
    slug: 'is-owner-policy',
    description: 'Let users change only entries that belong to them, with a check that runs before the controller.',
  },
  {
    label: 'JSON Web Tokens (JWT)',
    slug: 'json-web-tokens-jwt',
    description: 'How end users log in and send the token they receive with each request that needs authentication.',
  },
  {
    label: 'JWT configuration',
    slug: 'jwt-configuration',
    description: 'The secret, lifetime, and other options of the tokens that the Users & Permissions plugin issues.',
  },
  {
    label: 'keycloak',
    slug: 'keycloak',
    description: 'Let end users log in with Keycloak: settings on both sides, and a known problem with its name.',
  },
  {
    label: 'license',
    slug: 'license',
    description: 'Which edition or plan of Strapi an installation uses, and where the admin panel shows it.',
  },
  {
    label: 'lifecycle function',
    slug: 'lifecycle-function',
    description: 'The register, bootstrap, and destroy functions of an application or plugin, and the order in which they run.',
  },
  {
    label: 'lifecycle hooks',
    slug: 'lifecycle-hooks',
    description:
      'Functions that run before or after database operations, their events, and when document middlewares are the better choice.',
  },
  {
    label: 'local providers',
    slug: 'local-providers',
    description: "Providers that live in a project's own folder instead of being published as a package.",
  },
  {
    label: 'localServer',
    slug: 'local-server',
    description: 'Options for delivering uploaded files from the Strapi server itself, such as how long browsers may cache them.',
  },
  {
    label: 'locale',
    slug: 'locale',
    description: 'A language of content: choosing it in REST, GraphQL, and Document Service requests, and what Strapi returns without it.',
  },
  {
    label: 'logical operators',
    slug: 'logical-operators',
    description: 'Combine conditions with $and, $or, and $not in filters of the Document Service and Query Engine.',
  },
  {
    label: 'maintainers',
    slug: 'maintainers',
    description: 'People invited to a Strapi Cloud project: how to add and remove them, and what they may do.',
  },
  {
    label: 'major version',
    slug: 'major-version',
    description: 'Move a project to the next major version of Strapi with the upgrade tool and its codemods.',
  },
  {
    label: 'manage subscription',
    slug: 'manage-subscription',
    description: 'Find the subscriptions of a Strapi Cloud account, change plan or payment method, or cancel.',
  },
  {
    label: 'marketplace',
    slug: 'marketplace',
    description: "Find plugins and providers in the admin panel's Marketplace, and add them to a project.",
  },
  {
    label: 'media library',
    slug: 'media-library',
    description: 'Images, videos, and other files of a project: adding, organizing, editing, and configuring them.',
  },
  { label: 'menu', slug: 'menu', description: 'Add links to the main menu of the admin panel from a plugin.' },
  {
    label: 'metadata.json file',
    slug: 'metadata-json-file',
    description: 'The file in an export that says when it was made, and with which Strapi version.',
  },
  {
    label: 'middleware type',
    slug: 'middleware-type',
    description: 'The kinds of middleware in Strapi, by where they come from and how the configuration names them.',
  },
  {
    label: 'middlewares',
    slug: 'middlewares',
    description:
      'Functions around requests and document operations: writing them, configuring the built-in ones, and adding them to routes.',
  },
  {
    label: 'middlewares customization',
    slug: 'middlewares-customization',
    description: 'Write your own middlewares, and change the order and options of those that Strapi ships.',
  },
  {
    label: 'migration',
    slug: 'migration',
    description: 'Moving a project from one version of Strapi to another, and the guide to follow for each step.',
  },
  {
    label: 'minimal configuration',
    slug: 'minimal-configuration',
    description: "The admin panel's configuration file as a new project contains it, with the secrets that Strapi requires.",
  },
  {
    label: 'minor version',
    slug: 'minor-version',
    description: 'Move a project to the latest minor version of its major version with the upgrade tool.',
  },
  {
    label: 'model schema',
    slug: 'model-schema',
    description: 'The schema.json file of a content type: its information, options, attributes, relations, and validations.',
  },
  {
    label: 'models',
    slug: 'models',
    description: 'How content types and components are described in code, and names that Strapi 5 reserves for itself.',
  },
  {
    label: 'mutation',
    slug: 'mutation',
    description: 'Create, update, and delete content with GraphQL, and the arguments that each generated mutation takes.',
  },
  {
    label: 'MySQL',
    slug: 'my-sql',
    description: 'Use MySQL with Strapi: supported versions, the driver it needs, configuration, installation, and Docker.',
  },
  {
    label: 'ngrok',
    slug: 'ngrok',
    description: 'Give a Strapi server on your own machine a public address, so that login providers can reach it.',
  },
  {
    label: 'notifications',
    slug: 'notifications',
    description: 'Messages of Strapi Cloud about the deployments of your projects: where to read them, and what each one means.',
  },
  {
    label: 'one-choice relational fields',
    slug: 'one-choice-relational-fields',
    description: 'Fields of the Content Manager that link an entry to a single other entry.',
  },
  {
    label: 'OpenAPI specification',
    slug: 'open-api-specification',
    description: "The OpenAPI document that the Documentation plugin generates from a project's APIs, and how to change it.",
  },
  {
    label: 'overages',
    slug: 'overages',
    description: 'What happens when a Strapi Cloud project uses more than its plan includes, and how it is charged.',
  },
  {
    label: 'override service',
    slug: 'override-service',
    description: 'Change the generated API documentation from code: add paths, replace them, or leave parts out.',
  },
  {
    label: 'PaaS',
    slug: 'paa-s',
    description: 'Why the database and the uploads can be empty after each deployment on a platform as a service, and how to keep them.',
  },
  {
    label: 'pagination',
    slug: 'pagination',
    description: 'Split results into pages in REST, GraphQL, the Document Service, and the Query Engine, with limits and totals.',
  },
  {
    label: 'pagination by offset',
    slug: 'pagination-by-offset',
    description: 'Choose where a page of results starts and how many entries it has, with start and limit.',
  },
  {
    label: 'pagination by page',
    slug: 'pagination-by-page',
    description: 'Choose a page of results by its number and size, with page and pageSize.',
  },
  {
    label: 'password',
    slug: 'password',
    description: 'Passwords of administrators and end users: fields, rules, resetting, and related settings.',
  },
  {
    label: 'patch version',
    slug: 'patch-version',
    description: 'Move a project to the latest patch of its minor version with the upgrade tool.',
  },
  { label: 'payload', slug: 'payload', description: 'What a webhook request or an entry of the audit logs contains about an event.' },
  {
    label: 'plugin APIs',
    slug: 'plugin-ap-is',
    description: 'The two programming interfaces of plugins: one for the server, one for the admin panel.',
  },
  {
    label: 'pluginOrigin',
    slug: 'plugin-origin',
    description: 'Tell the Documentation plugin which plugin an override is about, so that it counts only while that plugin is documented.',
  },
  {
    label: 'plugin policies',
    slug: 'plugin-policies',
    description: 'Policies that a plugin provides, and how routes of a project refer to them.',
  },
  { label: 'Plugin SDK', slug: 'plugin-sdk', description: 'Commands that create, build, watch, link and verify a plugin for Strapi 5.' },
  {
    label: 'plugins',
    slug: 'plugins',
    description: 'Extend Strapi with plugins: finding, installing, configuring, and developing them, and those that Strapi ships.',
  },
  {
    label: 'plugins development',
    slug: 'plugins-development',
    description: 'Create a plugin for Strapi 5, use the server and admin panel APIs, and bring plugins over from Strapi 4.',
  },
  {
    label: 'plugins development guides',
    slug: 'plugins-development-guides',
    description: 'Step-by-step help for plugin developers: store data, and pass it from the server to the admin panel.',
  },
  {
    label: 'plugins structure',
    slug: 'plugins-structure',
    description: 'Files and folders of a generated plugin, its server and admin parts, and the entry point of each.',
  },
  {
    label: 'plural API ID',
    slug: 'plural-api-id',
    description: 'The plural name of a collection type, as REST endpoints and GraphQL queries use it.',
  },
  {
    label: 'policies',
    slug: 'policies',
    description: 'Functions that decide whether a request may go on: writing them, adding them to routes, and their errors.',
  },
  {
    label: 'populate',
    slug: 'populate',
    description:
      'Include relations, media, components, and dynamic zones in responses, for REST, the Document Service, and the Query Engine.',
  },
  {
    label: 'populateCreatorFields',
    slug: 'populate-creator-fields',
    description: 'The option of a content type that lets the REST API return who created and updated an entry.',
  },
  {
    label: 'Populating with create()',
    slug: 'populating-with-create',
    description: 'Get relations and components back from the same Document Service call that creates a document.',
  },
  {
    label: 'Populating with publish()',
    slug: 'populating-with-publish',
    description: 'Get relations and components back from the same Document Service call that publishes a document.',
  },
  {
    label: 'Populating with update()',
    slug: 'populating-with-update',
    description: 'Get relations and components back from the same Document Service call that updates a document.',
  },
  {
    label: 'population',
    slug: 'population',
    description: 'Why shared population of components and dynamic zones ends in Strapi 5, and the syntax to use instead.',
  },
  {
    label: 'port',
    slug: 'port',
    description: 'The port that the Strapi server listens on, and how to set it in the server configuration.',
  },
  {
    label: 'PostgreSQL',
    slug: 'postgre-sql',
    description: 'Use PostgreSQL with Strapi: installation from the command line, external databases on Strapi Cloud, and drivers.',
  },
  {
    label: 'private providers',
    slug: 'private-providers',
    description: 'Upload providers that keep files private and hand out signed addresses to those who may see them.',
  },
  {
    label: 'profile setting',
    slug: 'profile-setting',
    description: 'Details of a Strapi Cloud account, its connected services, and how to delete it.',
  },
  {
    label: 'project creation',
    slug: 'project-creation',
    description: 'Start a new project: on Strapi Cloud, from a template or a repository, or on your own server.',
  },
  {
    label: 'project settings',
    slug: 'project-settings',
    description: 'Settings of a Strapi Cloud project: its name, plan, domains, environment variables, deployments, and connected accounts.',
  },
  {
    label: 'project status',
    slug: 'project-status',
    description: 'The statuses that Strapi Cloud shows on the card of a project, what each means, and what it asks you to do.',
  },
  {
    label: 'project structure',
    slug: 'project-structure',
    description: 'Files and folders of a Strapi project, what each is for, and what TypeScript adds to them.',
  },
  {
    label: 'project subscription',
    slug: 'project-subscription',
    description: 'The plan of a Strapi Cloud project and its usage, and how to change or cancel it.',
  },
  {
    label: 'project suspension',
    slug: 'project-suspension',
    description: 'Why a Strapi Cloud project can be suspended, what that means for it, and how to reactivate it.',
  },
  {
    label: 'provider',
    slug: 'provider',
    description: 'Services that store files, send email, or log in users: choosing, installing, configuring, and writing providers.',
  },
  {
    label: 'providers',
    slug: 'providers',
    description: 'Changes to providers in Strapi 5: Mailgun options and a method removed from the permission providers.',
  },
  {
    label: 'public assets',
    slug: 'public-assets',
    description: 'Files that everybody may download, such as robots.txt or a logo, and the folder they go to.',
  },
  {
    label: 'public role',
    slug: 'public-role',
    description: "The default role of visitors who aren't logged in, and how to open endpoints to them.",
  },
  { label: 'public routes', slug: 'public-routes', description: 'Make a route available without authentication, for every visitor.' },
  {
    label: 'publish()',
    slug: 'publish',
    description: 'Publish drafts of a document with the Document Service, in one locale or several, with chosen fields.',
  },
  {
    label: 'published version',
    slug: 'published-version',
    description: 'Find, count, and create published versions of documents with the status parameter of the Document Service.',
  },
  {
    label: 'publishing a draft',
    slug: 'publishing-a-draft',
    description: 'Make a draft visible to readers in the Content Manager, and what happens to relations.',
  },
  { label: 'pull request', slug: 'pull-request', description: "How to propose a change to Strapi's code or documentation on GitHub." },
  {
    label: 'qs library',
    slug: 'qs-library',
    description: 'The library that turns objects into the nested query strings of filters, sorting, population, and pagination.',
  },
  {
    label: 'Query Engine API',
    slug: 'query-engine-api',
    description: 'The layer directly above the database: single and bulk operations, filtering, ordering, pagination, and populating.',
  },
  {
    label: 'RBAC',
    slug: 'rbac',
    description: 'Changes in Strapi 5 to where the admin panel keeps the permissions of the administrator who is logged in.',
  },
  {
    label: 'RBAC (Role-Based Access Control)',
    slug: 'rbac-role-based-access-control',
    description: 'Custom conditions for permissions of administrator roles, such as access to only the entries by the same author.',
  },
  {
    label: 'react-router',
    slug: 'react-router',
    description: 'The move of the admin panel to React Router 6, and what plugins must change for it.',
  },
  { label: 'reducers API', slug: 'reducers-api', description: 'Add reducers to the state of the admin panel from a plugin.' },
  {
    label: 'redux',
    slug: 'redux',
    description: 'The Redux store of the admin panel: adding state from plugins, and what Strapi 5 renames in it.',
  },
  {
    label: 'register function',
    slug: 'register-function',
    description: 'Code that runs before the application is set up, to register custom fields, extensions, and other additions.',
  },
  {
    label: 'relations',
    slug: 'relations',
    description: 'Links between entries: setting them in the Content Manager or through REST, and what an export keeps.',
  },
  {
    label: 'releases',
    slug: 'releases',
    description: 'Settings of the Releases feature, such as the default time zone of scheduled releases.',
  },
  {
    label: 'Releases feature',
    slug: 'releases-feature',
    description: 'Group entries into a release, then publish or unpublish them together, at once or at a scheduled time.',
  },
  {
    label: 'REST API',
    slug: 'rest-api',
    description: 'HTTP endpoints for content: requests, parameters, responses, errors, and guides, and how they change in Strapi 5.',
  },
  {
    label: 'REST API guides',
    slug: 'rest-api-guides',
    description: 'Longer explanations for users of the REST API: how population works, and how to return creator fields.',
  },
  {
    label: 'REST errors',
    slug: 'rest-errors',
    description: 'The form that errors of the REST API have, with their status, name, message, and details.',
  },
  {
    label: 'review workflows',
    slug: 'review-workflows',
    description: 'Stages through which content moves before publication: defining them, and assigning entries to stages and people.',
  },
  {
    label: 'roles and permissions',
    slug: 'roles-and-permissions',
    description: 'Who may do what in the admin panel, in a first tour of its interface for new users.',
  },
  {
    label: 'route middlewares',
    slug: 'route-middlewares',
    description: 'Middlewares that run on the requests of single routes, and how to add them there.',
  },
  {
    label: 'routes',
    slug: 'routes',
    description: 'The addresses of an API: generated and custom routes, and the policies, middlewares, and controllers behind them.',
  },
  {
    label: 'runtime logs',
    slug: 'runtime-logs',
    description: 'What a running Strapi Cloud application writes to its log, and where to read it.',
  },
  {
    label: 'sanitizeQuery function',
    slug: 'sanitize-query-function',
    description: "Remove the parts of a query that the user isn't allowed to use, in your own controller.",
  },
  {
    label: 'seats management',
    slug: 'seats-management',
    description: 'How many administrators a Strapi Cloud plan includes, and how additional seats are added and charged.',
  },
  {
    label: 'select',
    slug: 'select',
    description: 'Return only chosen fields, with the fields parameter of the REST API or the Document Service.',
  },
  {
    label: 'semantic versioning',
    slug: 'semantic-versioning',
    description: "How the numbers of Strapi's versions tell what an upgrade may change, and what the upgrade tool does with them.",
  },
  {
    label: 'send() function',
    slug: 'send-function',
    description: 'Send an email from server code, with recipients, subject, and text, through the Email plugin.',
  },
  {
    label: 'sendTemplatedEmail() function',
    slug: 'send-templated-email-function',
    description: 'Send an email from server code with a template, whose placeholders are filled in for each message.',
  },
  {
    label: 'Sentry',
    slug: 'sentry',
    description: 'Report errors of the Strapi server to Sentry with a plugin, and configure what it sends.',
  },
  { label: 'server', slug: 'server', description: 'Proxy options of the server configuration, which Strapi 5 groups together.' },
  {
    label: 'server API',
    slug: 'server-api',
    description: 'What the server part of a plugin can define, from routes and controllers to content types and cron tasks.',
  },
  {
    label: 'server-only plugin',
    slug: 'server-only-plugin',
    description: 'A plugin without an interface in the admin panel, and the files that it needs.',
  },
  {
    label: 'serverless environment',
    slug: 'serverless-environment',
    description: 'Whether Strapi can run as serverless functions, and why it needs a server that keeps running.',
  },
  {
    label: 'services',
    slug: 'services',
    description: 'Reusable functions for controllers and other code: writing them, extending the generated ones, and those of plugins.',
  },
  {
    label: 'settings',
    slug: 'settings',
    description: "Sections and pages of the admin panel's Settings, for users of the Releases feature and plugin developers.",
  },
  {
    label: 'Single Sign-On (SSO)',
    slug: 'single-sign-on-sso',
    description: 'Let administrators log in with an identity provider, and decide which role they get.',
  },
  {
    label: 'single type',
    slug: 'single-type',
    description: 'Content types with exactly one entry, such as a homepage: how to create, fill, and translate them.',
  },
  { label: 'singular API ID', slug: 'singular-api-id', description: 'The singular name of a single type, as its REST endpoint uses it.' },
  {
    label: 'sort',
    slug: 'sort',
    description: 'Order results by one or more fields, in REST, GraphQL, the Document Service, and the Query Engine.',
  },
  {
    label: 'SSL',
    slug: 'ssl',
    description:
      'How to serve Strapi over HTTPS: a reverse proxy holds the certificate, and the server configuration names the public address.',
  },
  {
    label: 'SSO',
    slug: 'sso',
    description: 'Configure login providers for administrators on the server, such as Google, GitHub, or Microsoft.',
  },
  {
    label: 'status',
    slug: 'status',
    description: 'Choose between draft and published versions of documents in REST and Document Service requests.',
  },
  { label: 'strapi build', slug: 'strapi-build', description: 'The command that builds the admin panel for production, and its options.' },
  {
    label: 'Strapi Cloud',
    slug: 'strapi-cloud',
    description: "Strapi's hosting platform: deploying projects, plans and billing, settings, collaboration, and the command line.",
  },
  {
    label: 'Strapi Cloud configuration',
    slug: 'strapi-cloud-configuration',
    description: 'Prepare a project for another upload provider on Strapi Cloud: code, security settings, and environment variables.',
  },
  {
    label: 'Strapi Cloud plan',
    slug: 'strapi-cloud-plan',
    description: 'The plans of Strapi Cloud, where one is chosen, and which features depend on it.',
  },
  {
    label: 'Strapi Cloud project',
    slug: 'strapi-cloud-project',
    description:
      'Everything about a project on Strapi Cloud: overview, settings, deployments, collaborators, logs, database, and providers.',
  },
  {
    label: 'strapi.compile() function',
    slug: 'strapi-compile-function',
    description: 'Compile a TypeScript project before starting Strapi from your own code.',
  },
  {
    label: 'strapi develop',
    slug: 'strapi-develop',
    description: 'The command that starts Strapi for development and restarts it when a file changes, with its options.',
  },
  {
    label: 'strapi export',
    slug: 'strapi-export',
    description: "The command that writes a project's data to a file, with options for encryption, compression, and content.",
  },
  {
    label: 'strapi() factory',
    slug: 'strapi-factory',
    description: 'Create and start a Strapi instance from your own code, and how its import changes in Strapi 5.',
  },
  {
    label: 'strapi import',
    slug: 'strapi-import',
    description: 'The command that loads exported data into a project, replacing what is there, with its options.',
  },
  {
    label: 'Strapi plugin',
    slug: 'strapi-plugin',
    description: 'Plugins that the Strapi team makes, what each adds to an application, and where to configure it.',
  },
  {
    label: 'strapi report',
    slug: 'strapi-report',
    description: 'The command that prints versions and system information of a project, for bug reports.',
  },
  {
    label: 'strapi start',
    slug: 'strapi-start',
    description: 'The command that starts Strapi for production, without restarting when files change.',
  },
  {
    label: 'strapi transfer',
    slug: 'strapi-transfer',
    description: 'The command that moves data between a local project and a remote instance, with its options.',
  },
  {
    label: 'strapi-utils',
    slug: 'strapi-utils',
    description: 'The package of helpers for custom code, with errors, sanitizers, and validators, and its reorganization in Strapi 5.',
  },
  {
    label: 'Strapi version',
    slug: 'strapi-version',
    description: 'Which version of Strapi a project runs, where to see it, and how to get a newer one.',
  },
  { label: 'support', slug: 'support', description: 'Where to get help with Strapi, from the community or from the Strapi team.' },
  {
    label: 'Swagger UI',
    slug: 'swagger-ui',
    description: "The interactive page of the Documentation plugin, where you can read about a project's endpoints and try them.",
  },
  {
    label: 'synchronous function',
    slug: 'synchronous-function',
    description: 'Lifecycle functions that return at once, without a promise that Strapi would wait for.',
  },
  {
    label: 'tar.gz.enc file',
    slug: 'tar-gz-enc-file',
    description: 'The compressed and encrypted archive that an export produces by default and an import reads.',
  },
  {
    label: 'telemetry',
    slug: 'telemetry',
    description: 'Usage information that Strapi sends while a project is developed and run, and how to turn it off.',
  },
  {
    label: 'templates',
    slug: 'templates',
    description: 'Ready-made projects to start from: using one, making one, and how templates change in Strapi 5.',
  },
  {
    label: 'throw errors',
    slug: 'throw-errors',
    description: 'Throw errors from controllers, services, policies, and middlewares so that clients receive a helpful response.',
  },
  {
    label: 'transfer tokens',
    slug: 'transfer-tokens',
    description: 'Tokens that authorize pushing data to a Strapi instance or pulling data from it: creating and managing them.',
  },
  {
    label: 'tsconfig.json file',
    slug: 'tsconfig-json-file',
    description: 'TypeScript configuration files for the server and the admin panel, when a JavaScript project moves to TypeScript.',
  },
  {
    label: 'types',
    slug: 'types',
    description: 'Generate TypeScript types from content types, by command or whenever the server restarts.',
  },
  {
    label: 'typescript',
    slug: 'typescript',
    description:
      "Use TypeScript with Strapi: starting a project, converting one, generated types, configuration, and the project's structure.",
  },
  {
    label: 'unpublishing content',
    slug: 'unpublishing-content',
    description: 'Take published content back to draft only, in the Content Manager or with the Document Service.',
  },
  {
    label: 'update()',
    slug: 'update',
    description: 'Change a document or a database entry, and choose the locale, fields, and related content of the answer.',
  },
  {
    label: 'updateMany()',
    slug: 'update-many',
    description: 'Change all database entries that match a condition with a single Query Engine call.',
  },
  {
    label: 'updatedBy',
    slug: 'updated-by',
    description: 'The field that names the administrator who last changed an entry, and how to make the REST API return it.',
  },
  {
    label: 'upgrade to Strapi 5',
    slug: 'upgrade-to-strapi-5',
    description: 'Everything for moving from Strapi 4 to Strapi 5: step-by-step guide, breaking changes, and additional resources.',
  },
  {
    label: 'upgrade tool',
    slug: 'upgrade-tool',
    description: "The command that upgrades a project's dependencies and runs codemods over its code.",
  },
  { label: 'upgrades', slug: 'upgrades', description: 'How to bring a Strapi project to a newer version, and what to prepare first.' },
  {
    label: 'upload',
    slug: 'upload',
    description: "Why files can't be uploaded while an entry is created in Strapi 5, and what to do instead.",
  },
  {
    label: 'Upload configuration',
    slug: 'upload-configuration',
    description: 'Options of the Upload plugin in the plugins configuration file, such as the provider and size limits.',
  },
  {
    label: 'upload plugin',
    slug: 'upload-plugin',
    description: 'Files and the Media Library behind the scenes: configuring uploads, endpoints, providers, and image sizes.',
  },
  {
    label: 'upload provider',
    slug: 'upload-provider',
    description: 'Store the files of a Strapi Cloud project with your own provider, such as Cloudinary or Amazon S3.',
  },
  {
    label: 'users & permissions',
    slug: 'users-permissions',
    description: 'Which fields end users may set when they register in Strapi 5, and how to allow more.',
  },
  {
    label: 'Users, Roles & Permissions',
    slug: 'users-roles-permissions',
    description: 'Administrators and end users: accounts, roles, permissions, conditions, login providers, and related settings.',
  },
  {
    label: 'UUID',
    slug: 'uuid',
    description: 'Identifiers of Strapi installations in usage information, and whether entries can have UUIDs.',
  },
  {
    label: 'validateQuery function',
    slug: 'validate-query-function',
    description: "Reject queries that use fields the user isn't allowed to see, in your own controller.",
  },
  {
    label: 'validation',
    slug: 'validation',
    description: "Why Strapi 5 rejects requests with fields that can't be written, whereas Strapi 4 ignored those fields.",
  },
  {
    label: 'version types',
    slug: 'version-types',
    description: 'The kinds of upgrade, patch, minor, and major, that the upgrade tool can do.',
  },
  { label: 'Vite', slug: 'vite', description: 'The default bundler of the admin panel in Strapi 5, and how to extend its configuration.' },
  {
    label: 'webhooks',
    slug: 'webhooks',
    description: 'HTTP requests that Strapi sends when content changes: events, payloads, headers, security, and what Strapi 5 removes.',
  },
  {
    label: 'webpack',
    slug: 'webpack',
    description: 'The alternative bundler of the admin panel, how to use and extend it, and aliases that Strapi 5 removes.',
  },
  { label: 'WYSIWYG editor', slug: 'wysiwyg-editor', description: 'Replace or change the editor of rich text fields in the admin panel.' },
])
