// What can be asked of each command of package.json, and which program it is. npm run … -- --help is made from it.

/**
 * @typedef {object} Command
 * @property {string} about a sentence or two
 * @property {string[]} program file, and its first arguments; one in TypeScript needs installed packages
 * @property {boolean} [installed] needs packages that it doesn't install itself
 * @property {string} [words] what may follow beside options
 * @property {Record<string, Option>} [options]
 * @property {boolean} [passesOn] what follows the first word is another program's business
 * @property {boolean} [explains] has a text of its own for --help
 * @property {string} [environment] names of variables that count; README says what for
 * @property {string} [fails] when it ends with 1; it always ends with 0 when all went well, and with 2 when it wasn't understood
 */

/** @typedef {{ value?: string, about: string }} Option `value`: what it needs, such as `DIR` */

const product = { value: 'DIR', about: 'what the site is of (this project)' }
const docs = { value: 'DIR', about: 'a folder of Markdown alone, in its place' }
const dist = { value: 'DIR', about: 'the built site (dist)' }
const cache = { value: 'DIR', about: 'what makes the next build faster, inside this project (.cache)' }
const site = 'src/build/cli.ts'

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: {
    about: 'Installs what the site needs, builds it and serves it at http://localhost:3000.',
    program: ['scripts/start.mjs'],
    environment: 'PORT, HOST',
    fails: 'the site could not be built or served',
  },
  dev: {
    about: 'Serves the site while you write; a saved change shows at once.',
    program: [site, 'dev'],
    installed: true,
    options: { product, docs, cache },
    environment: 'PORT, HOST',
    fails: 'the site could not be served',
  },
  build: {
    about: 'Builds the site. Problems are listed by file, line and column; the last good site stays where it is.',
    program: ['scripts/command.mjs', 'build'],
    installed: true,
    options: {
      product,
      docs,
      out: { value: 'DIR', about: 'where to (dist)' },
      cache,
      drafts: { about: 'a preview: with drafts, a bar that says so, and no-index' },
      'skip-pictures': { about: 'leaves pictures for shared links that aren’t drawn yet to the next build' },
    },
    fails: 'the site has problems',
  },
  rename: {
    about:
      'Gives a page another address: moves its file and the questions beside it, rewrites the links, sidebars and settings that lead to it, and adds a redirect.',
    program: [site, 'rename'],
    installed: true,
    words: '/old/route /new/route',
    options: { product, docs, cache },
    fails: 'there is no such page, or the new address is taken; nothing has changed then',
  },
  serve: {
    about: 'Serves the built site.',
    program: [site, 'serve'],
    installed: true,
    options: { product, out: dist, cache },
    environment: 'PORT, HOST, ASK_BASE_URL, ASK_MODEL, ASK_API_KEY, BEHIND_PROXY, VOTES_FILE',
    fails: 'the site could not be served',
  },
  compress: {
    about: 'Writes .br and .gz files beside those of the built site, for hosts that want them.',
    program: ['scripts/command.mjs', 'compress'],
    installed: true,
    options: { out: dist },
    fails: 'there is no site',
  },
  check: {
    about: 'Checks types, rooms, docstrings, dependencies, lint, format, spelling and prose.',
    program: ['scripts/check.mjs'],
    options: {
      fix: { about: 'mends what a program can mend' },
      external: { about: 'looks instead where the links of the documents to other sites lead; needs the internet, and minutes' },
    },
    fails: 'something isn’t right',
  },
  import: {
    about:
      'Makes a product of documents that were written for Docusaurus, VitePress or Starlight, with the same addresses. What it can’t import is listed by kind and place, and marked in the pages.',
    program: ['src/import/main.ts'],
    installed: true,
    words: 'DIR',
    options: {
      out: { value: 'DIR', about: 'where to (imported)' },
      force: { about: 'replaces what an earlier import wrote there' },
    },
    fails: 'there is nothing to import, or it could not be written',
  },
  mcp: {
    about: 'Serves the built site to assistants by the Model Context Protocol, over standard input and output.',
    program: ['src/build/mcp.ts'],
    installed: true,
    options: { product, out: dist },
    fails: 'there is no site',
  },
  bench: {
    about: 'Builds and measures this site and its peers on the same Markdown, one after the other, and writes bench/RESULTS.md.',
    program: ['bench/run.ts'],
    installed: true,
    options: {
      corpus: { value: 'DIR', about: 'or FILE.tar.gz: plain Markdown with links that begin with a slash (this site’s own documents)' },
      pages: { value: 'N,N', about: 'how many; more than there are is those again (270,1000,5000,20000)' },
      only: { value: 'NAMES', about: 'generators, such as this-site,vitepress' },
      measures: { value: 'NAMES', about: 'of build,page,navigation,search,dev' },
      runs: { value: 'N', about: 'how often the browser’s measures are taken (5); builds and development servers run once a time' },
      cold: { about: 'of builds only the cold one' },
      keep: { about: 'adds runs to those of before, instead of replacing them' },
      report: { about: 'measures nothing, writes RESULTS.md from results.json' },
      page: { value: 'ROUTE', about: 'what is looked at, for a corpus of your own' },
      next: { value: 'ROUTE', about: 'where a link of that page leads' },
      query: { value: 'WORDS', about: 'what is searched for' },
      expected: { value: 'WORDS', about: 'of the title that it should find' },
      typo: { value: 'WORDS', about: 'a query with a mistake in it' },
      'typo-expected': { value: 'WORDS', about: 'of the title that this should find' },
    },
    fails: 'something could not be measured',
  },
  test: {
    about:
      'Runs the unit and e2e tests, or one kind: unit, e2e, documents (every one in a browser), browsers (three engines), node (Node 22 and 24). What follows goes to Vitest or Playwright.',
    program: ['scripts/test.mjs'],
    words: '[unit|e2e|documents|browsers|node] [path …]',
    passesOn: true,
    options: { slowest: { about: 'lists the 20 slowest tests of the run at its end' } },
    environment: 'CHROMIUM, E2E_PORT, E2E_DIST, ENGINE',
    fails: 'a test failed',
  },
  fuzz: {
    about: 'Tries inputs that would do harm if they could.',
    program: ['scripts/fuzz.mjs'],
    words: '[kind …]',
    explains: true,
    options: { inputs: { value: 'N', about: '' }, seed: { value: 'S', about: '' }, replay: { value: 'FILE', about: '' } },
  },
  soak: {
    about: 'Keeps the server under load and faults.',
    program: ['scripts/soak.mjs'],
    explains: true,
    options: { minutes: { value: 'N', about: '' }, readers: { value: 'N', about: '' } },
  },
  verify: {
    about:
      'Runs the samples of the pages against a real Strapi, which it installs first, and looks up what their facts are bound to; of all, or of those named by route or file.',
    program: ['scripts/verify.mjs'],
    words: '[page …]',
    options: {
      update: { about: 'writes the real answers into the documents' },
      changed: { about: 'leaves out documents that passed and haven’t changed since' },
      strapi: { value: 'VERSION', about: 'runs them in that version, too, which it installs, and keeps what differs in verify/versions/' },
      report: { about: 'only prints how the samples and facts of each page are checked, and which pages have none' },
    },
    fails: 'a sample or a fact isn’t what the page says',
  },
  playground: {
    about: 'Builds what runs Strapi in the reader’s browser, of the Strapi that runs the samples, which it installs first.',
    program: ['scripts/playground.mjs'],
    options: {
      check: { about: 'only says whether what is in the repository is what would be built' },
      compare: { value: 'N', about: 'builds nothing, and compares what is there with the real server by so many generated requests' },
      seed: { value: 'S', about: 'of the first 500 (1); the next ones count on from it' },
      strapi: { value: 'VERSION', about: 'does it with that version, which it installs, beside the documented one' },
    },
    fails: 'a cut no longer fits, what is there is outdated, or an answer differs',
  },
  screenshots: {
    about: 'Takes the pictures of Strapi’s admin panel, all or those named.',
    program: ['scripts/screenshots.mjs'],
    words: '[name …]',
    options: {
      open: { about: 'keeps an admin panel open, and prints what to pass to --studio' },
      measure: { about: 'only measures where the markers are' },
      studio: { value: 'FILE', about: 'takes the pictures in that one, without starting another' },
    },
    fails: 'a picture could not be taken',
  },
  'quick-start': {
    about: 'Follows the quick start from an empty folder, in a browser, and compares what the page says.',
    program: ['scripts/quick-start.mjs'],
    options: { update: { about: 'writes the real answers into the page, and its pictures' } },
    fails: 'the page says something else',
  },
  frontends: {
    about: 'Builds the samples of the integration guides with their frameworks and looks at the pages; all, or those named.',
    program: ['scripts/frontends.mjs'],
    words: '[folder of verify/frontends …]',
    fails: 'one could not be built, or shows something else',
  },
  walks: {
    about: 'Runs the samples that need other programs: Jest, a local S3 server, reverse proxies; all, or those named.',
    program: ['scripts/walks.mjs'],
    words: '[module of verify/walks …]',
    fails: 'a sample did something else than its page says',
  },
  'search:push': {
    about: 'Says what it would change in the search index at Algolia.',
    program: ['scripts/search-push.mjs'],
    options: { product, docs, yes: { about: 'replaces it' }, index: { value: 'NAME', about: 'where site.config.ts names none' } },
    environment: 'ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY',
    fails: 'the index could not be read or replaced',
  },
}
