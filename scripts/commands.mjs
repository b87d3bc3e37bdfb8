// The commands of package.json: their options, arguments, and programs. npm run … -- --help prints them.

/**
 * @typedef {object} Command
 * @property {string} about description, one or two sentences
 * @property {string[]} program file, followed by its first arguments; a file in TypeScript needs installed packages
 * @property {boolean} [installed] needs packages that it doesn't install itself
 * @property {string} [words] positional arguments, as shown in the usage line
 * @property {Record<string, Option>} [options]
 * @property {boolean} [passesOn] arguments after the first are passed to another program
 * @property {boolean} [explains] prints its own --help
 * @property {string} [environment] names of environment variables that it reads; README.md describes them
 * @property {string} [fails] condition for exit code 1, as a clause after "if"; 0 is success, and 2 invalid arguments
 */

/** @typedef {{ value?: string, about: string }} Option `value`: placeholder of its value, such as `DIR` */

const product = { value: 'DIR', about: 'folder that contains the product’s site.config.ts (default: this project)' }
const docs = { value: 'DIR', about: 'folder of Markdown documents to use instead of a product' }
const dist = { value: 'DIR', about: 'folder of the built site (default: dist)' }
const cache = { value: 'DIR', about: 'folder of the build cache, inside this project (default: .cache)' }
const site = 'src/build/cli.ts'

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: {
    about: 'Installs packages, builds the site, and serves it at http://localhost:3000.',
    program: ['scripts/start.mjs'],
    environment: 'PORT, HOST',
    fails: 'the site can’t be built or served',
  },
  dev: {
    about: 'Serves the site while you write, and shows each change when you save it.',
    program: [site, 'dev'],
    installed: true,
    options: { product, docs, cache },
    environment: 'PORT, HOST',
    fails: 'the site can’t be served',
  },
  build: {
    about: 'Builds the site. If there are problems, it lists them by file, line, and column, and keeps the last valid site.',
    program: ['scripts/command.mjs', 'build'],
    installed: true,
    options: {
      product,
      docs,
      out: { value: 'DIR', about: 'output folder (default: dist)' },
      cache,
      drafts: { about: 'builds a preview: includes drafts, shows a bar that says so, and sets noindex' },
      'skip-pictures': { about: 'leaves out link-preview images that haven’t been generated yet' },
    },
    fails: 'the site has problems',
  },
  rename: {
    about:
      'Changes a page’s URL: moves its file and its questions, updates the links, sidebars, and settings that refer to it, and adds a redirect.',
    program: [site, 'rename'],
    installed: true,
    words: '/old/route /new/route',
    options: { product, docs, cache },
    fails: 'the page doesn’t exist or the new URL is taken (in that case, nothing is changed)',
  },
  serve: {
    about: 'Serves the built site.',
    program: [site, 'serve'],
    installed: true,
    options: { product, out: dist, cache },
    environment: 'PORT, HOST, ASK_BASE_URL, ASK_MODEL, ASK_API_KEY, BEHIND_PROXY, VOTES_FILE',
    fails: 'the site can’t be served',
  },
  compress: {
    about: 'Writes .br and .gz files next to the files of the built site, for hosts that serve precompressed files.',
    program: ['scripts/command.mjs', 'compress'],
    installed: true,
    options: { out: dist },
    fails: 'there is no built site',
  },
  check: {
    about: 'Checks types, imports between folders, docstrings, dependencies, lint, format, spelling, and prose.',
    program: ['scripts/check.mjs'],
    options: {
      fix: { about: 'fixes what can be fixed automatically' },
      external: { about: 'checks only the documents’ links to other sites; takes minutes, and needs internet access' },
    },
    fails: 'a check fails',
  },
  import: {
    about:
      'Converts documents written for Docusaurus, VitePress, or Starlight to a product with the same URLs. Content that it can’t import is listed by kind and location, and marked in the pages.',
    program: ['src/import/main.ts'],
    installed: true,
    words: 'DIR',
    options: {
      out: { value: 'DIR', about: 'output folder (default: imported)' },
      force: { about: 'replaces the output of an earlier import' },
    },
    fails: 'the project can’t be imported or the output can’t be written',
  },
  mcp: {
    about: 'Runs a Model Context Protocol server for the built site, over standard input and output.',
    program: ['src/build/mcp.ts'],
    installed: true,
    options: { product, out: dist },
    fails: 'there is no built site',
  },
  bench: {
    about:
      'Compares this site’s generator with others: builds the same Markdown with each in turn, measures the results, and writes bench/RESULTS.md.',
    program: ['bench/run.ts'],
    installed: true,
    options: {
      corpus: {
        value: 'DIR',
        about: 'folder or .tar.gz file of plain Markdown whose links start with a slash (default: this site’s documents)',
      },
      pages: { value: 'N,N', about: 'page counts; if one exceeds the corpus, pages are repeated (default: 270,1000,5000,20000)' },
      only: { value: 'NAMES', about: 'generators to run, such as this-site,vitepress (default: all)' },
      measures: { value: 'NAMES', about: 'measurements to make: build,page,navigation,search,dev (default: all)' },
      runs: { value: 'N', about: 'number of runs in the browser (default: 5); builds and development servers run once' },
      cold: { about: 'measures only the cold build' },
      keep: { about: 'adds to earlier runs instead of replacing them' },
      report: { about: 'only writes RESULTS.md from results.json' },
      page: { value: 'ROUTE', about: 'page to measure; set this and the options below for your own corpus' },
      next: { value: 'ROUTE', about: 'page that it links to, to measure navigation' },
      query: { value: 'WORDS', about: 'search query' },
      expected: { value: 'WORDS', about: 'words in the title of the expected result' },
      typo: { value: 'WORDS', about: 'query with a typo' },
      'typo-expected': { value: 'WORDS', about: 'words in the title of its expected result' },
    },
    fails: 'a measurement fails',
  },
  test: {
    about:
      'Runs the unit and e2e tests, or one kind: unit, e2e, documents (each one in a browser), browsers (three engines), node (Node 22 and 24). Further arguments are passed to Vitest or Playwright.',
    program: ['scripts/test.mjs'],
    words: '[unit|e2e|documents|browsers|node] [path …]',
    passesOn: true,
    options: { slowest: { about: 'lists the 20 slowest tests at the end' } },
    environment: 'CHROMIUM, E2E_PORT, E2E_DIST, ENGINE',
    fails: 'a test fails',
  },
  fuzz: {
    about: 'Tests parsers and servers with hostile inputs.',
    program: ['scripts/fuzz.mjs'],
    words: '[kind …]',
    explains: true,
    options: { inputs: { value: 'N', about: '' }, seed: { value: 'S', about: '' }, replay: { value: 'FILE', about: '' } },
  },
  soak: {
    about: 'Runs the server under load and faults.',
    program: ['scripts/soak.mjs'],
    explains: true,
    options: { minutes: { value: 'N', about: '' }, readers: { value: 'N', about: '' } },
  },
  verify: {
    about:
      'Installs Strapi, runs the samples of the documentation against it, and checks the evidence of facts: on all pages, or only on those specified by route or file.',
    program: ['scripts/verify.mjs'],
    words: '[page …]',
    options: {
      update: { about: 'writes the real responses to the documents, and the counts that their pages show' },
      changed: { about: 'skips documents that passed and haven’t changed since' },
      strapi: {
        value: 'VERSION',
        about: 'also runs the samples in that version, and records the differences in verify/versions/',
      },
      facts: { about: 'with --strapi: checks only the evidence of facts, which takes seconds, and keeps the recorded results of samples' },
      report: { about: 'only lists how the samples and facts of each page are checked, and the pages that have none' },
    },
    fails: 'a sample or a fact differs from the page',
  },
  playground: {
    about: 'Installs Strapi and builds it into the playground, which runs in the reader’s browser.',
    program: ['scripts/playground.mjs'],
    options: {
      check: { about: 'only reports whether the files in the repository are up to date' },
      compare: { value: 'N', about: 'only compares the built playground with the real server, with N generated requests' },
      seed: { value: 'S', about: 'seed of the first 500 requests (default: 1); every further 500 use the next seed' },
      strapi: { value: 'VERSION', about: 'uses that version instead of the documented one' },
    },
    fails: 'a patch no longer applies, the files are outdated, or a response differs',
  },
  screenshots: {
    about: 'Takes screenshots of Strapi’s admin panel: all, or only those specified.',
    program: ['scripts/screenshots.mjs'],
    words: '[name …]',
    options: {
      open: { about: 'starts an admin panel, keeps it running, and prints the file to pass to --studio' },
      measure: { about: 'only measures the positions of the markers' },
      studio: { value: 'FILE', about: 'uses the running admin panel that --open started' },
    },
    fails: 'a screenshot fails',
  },
  'quick-start': {
    about: 'Follows the quick start in a browser, from an empty folder, and compares the results with the page.',
    program: ['scripts/quick-start.mjs'],
    options: { update: { about: 'writes the real responses to the page, and takes its screenshots' } },
    fails: 'a result differs from the page',
  },
  frontends: {
    about:
      'Builds the integration guides’ samples with their frameworks, and checks the resulting pages in a browser: all, or only the specified folders of verify/frontends.',
    program: ['scripts/frontends.mjs'],
    words: '[folder …]',
    fails: 'a sample can’t be built or its page differs from the guide',
  },
  walks: {
    about: 'Runs the samples that need Jest, a local S3 server, or reverse proxies: all, or only the specified modules of verify/walks.',
    program: ['scripts/walks.mjs'],
    words: '[module …]',
    fails: 'a result differs from the page',
  },
  'search:push': {
    about: 'Compares the site with the Algolia search index, and shows what --yes would change.',
    program: ['scripts/search-push.mjs'],
    options: {
      product,
      docs,
      yes: { about: 'replaces the index with the site’s current content' },
      index: { value: 'NAME', about: 'name of the index, if site.config.ts doesn’t set one' },
    },
    environment: 'ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY',
    fails: 'the index can’t be read or replaced',
  },
}
