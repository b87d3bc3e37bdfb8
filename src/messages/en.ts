import { Formats } from './formats.ts'
import type { Locale } from './locale.ts'

// A function receives the parts of a sentence that vary. If it returns a list, one of them is an element, such as a link, between
// the texts before and after it. Texts in section 8 of the specification are verbatim.

const locale: Locale = { lang: 'en', name: 'English', direction: 'ltr', calendar: 'gregory', stemmer: 'stemmer' }
const format = /* @__PURE__ */ new Formats(locale)

const COOKIE_NOTE = 'A page can’t write cookies for another server. The browser sends the one that it has, where you allow it below.'

/** Messages of every page, included in the main bundle of the application. */
export const first = {
  locale,
  format,

  frame: {
    skip: 'Skip to main content',
    announcement: 'Announcement',
    close: 'Close',
    ask: 'Ask AI',
    backToTop: 'Scroll back to top',
    language: 'Language',
    version: 'Version',
    nextVersion: 'Next',
    menu: (name: string, chosen: string) => `${name}: ${chosen}`,
    colorMode: {
      switchFrom: {
        light: 'Switch between dark and light mode (currently light mode)',
        dark: 'Switch between dark and light mode (currently dark mode)',
        system: 'Switch between dark and light mode (currently system mode)',
      },
    },
  },
  navigation: {
    main: 'Main',
    mainMenu: 'Main menu',
    panel: 'Site navigation',
    open: 'Open navigation menu',
    close: 'Close navigation menu',
    back: 'Back to main menu',
    repository: 'GitHub',
    sidebar: 'Docs sidebar',
    toggle: (category: string) => `Pages in ${category}`,
    collapse: 'Collapse sidebar',
    collapseShort: 'Collapse',
    expand: 'Expand sidebar',
  },
  consent: {
    title: 'Analytics consent',
    question: 'May we count visits and see how these pages are used? Nothing is loaded for it unless you accept.',
    accept: 'Accept',
    decline: 'Decline',
    choices: 'Analytics choices',
    refused: 'Analytics are off: your browser asks sites not to track you.',
  },
  /** For a site that was built for a different base URL. The boot script replaces {path}, so these can't be functions. */
  wrongBaseUrl: {
    failed: 'Your site did not load properly.',
    reason: 'A very common reason is a wrong site baseUrl configuration.',
    current: 'Current configured baseUrl = {base}',
    currentDefault: 'Current configured baseUrl = {base} (default value)',
    suggested: 'We suggest trying baseUrl = {path}',
  },
  failure: {
    loading: 'Loading',
    retry: 'Retry',
    dismiss: 'Dismiss',
    title: 'Page Error',
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    cause: 'Cause:',
  },

  page: {
    breadcrumbs: 'Breadcrumbs',
    home: 'Home page',
    toc: 'On this page',
    tags: 'Tags:',
    edit: 'Contribute to this page on GitHub',
    lastUpdated: <T>(date: T) => ['Last updated on ', date],
    verified: ({ version, executed, compiled, facts }: { version: string; executed: number; compiled: number; facts: number }) => {
      const counts = [
        executed > 0 && `${countSamples(executed)} run`,
        compiled > 0 && `${countSamples(compiled)} compiled`,
        facts > 0 && `${countFacts(facts)} checked`,
      ]
      return `Verified against ${version}: ${format.list(counts.filter((text) => text !== false))}`
    },
    /** Result of the page's checks in another version. */
    otherVersion: ({ version, compared, differing }: { version: string; compared: number; differing: number }) =>
      differing === 0
        ? `Also holds in ${version}`
        : `${format.number(differing)} of ${format.number(compared)} checks differ in ${version}`,
    pagination: 'Docs pages',
    previous: 'Previous',
    next: 'Next',
    apiOperations: 'API operations',
    otherApis: 'Other APIs',
  },
  copyPage: {
    menu: 'Copy page',
    copy: 'Copy as Markdown',
    open: 'Open as Markdown',
    openIn: (assistant: string) => `Open in ${assistant}`,
    prompt: (address: string) => `Read ${address} so I can ask questions about it.`,
    copied: 'Copied',
    notCopied: 'Not copied',
  },
  feedback: {
    title: 'Feedback',
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    helped: 'What helped you?',
    missed: 'What did you miss?',
    optional: 'optional, public',
    write: 'Write it on GitHub',
    thanks: 'Thank you.',
    failed: 'Your answer couldn’t be counted. Please try again.',
    issue: (page: string) => `Docs: ${page}`,
    issueText: ({ route, answer, text }: { route: string; answer: string; text: string }) =>
      `Page: ${route}\nHelpful: ${answer}\n\n${text}`,
  },
  badges: { alpha: 'Alpha', beta: 'Beta', draft: 'Draft', future: 'Future', new: 'New', updated: 'Updated' },
  copyCode: { copy: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' },
  zoom: {
    enlarge: (image: string) => `Enlarge: ${image}`,
    enlarged: 'Enlarged image',
    close: 'Close the enlarged image',
  },

  tags: {
    title: 'Tags',
    description: 'Every topic of the documentation, with its pages.',
    viewAll: 'View All Tags',
    tagged: (count: number, tag: string) =>
      `${format.plural(count, { one: 'One doc', other: `${format.number(count)} docs` })} tagged with "${tag}"`,
    pages: (count: number) => format.plural(count, { one: 'One page', other: `${format.number(count)} pages` }),
    taggedDescription: (tag: string) => `Pages of the documentation tagged with ${tag}.`,
  },
  status: {
    title: 'Status',
    description: (product: string | undefined) =>
      product === undefined
        ? 'How much documentation there is, counted when the site was built.'
        : `How much documentation there is, and how many of its samples a real ${product} has run, counted when the site was built.`,
    all: 'All documentation',
    pages: (count: number) => format.plural(count, { one: 'page', other: 'pages' }),
    verified: 'with samples',
    executed: (count: number) => `${format.plural(count, { one: 'sample', other: 'samples' })} run`,
    compiled: 'compiled',
    facts: (count: number) => `${format.plural(count, { one: 'fact', other: 'facts' })} checked`,
  },
  /** Labels for pages outside of the configured documentation sets. */
  sets: { snippets: 'Snippets', others: 'Other pages' },
  notFound: {
    title: 'Page Not Found',
    sorry: 'We could not find what you were looking for.',
    contact: 'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    home: 'Go to the home page',
    search: 'Search the documentation',
    start: 'Where to begin',
    near: <T>(address: T) => ['Nearest to ', address],
    play: 'Play while you are here',
    still: 'There is a small game here. It is off because your system asks for less motion.',
  },
  offline: {
    title: 'Offline',
    heading: 'You are offline',
    text: 'This page isn’t among those that you have visited. Pages that you have read before open without a network.',
    tryAgain: 'Try again',
  },

  search: {
    title: 'Search',
    open: 'Search docs',
    shortcut: 'Ctrl K',
    clear: 'Clear the query',
    cancel: 'Cancel',
    ask: <T>(query: T) => ['Ask AI: “', query, '”'],
    results: 'Results',
    answer: 'Answer',
    count: (total: number) =>
      total === 0 ? 'No results' : format.plural(total, { one: 'One result', other: `${format.number(total)} results` }),
    seeAll: (total: number) => format.plural(total, { one: 'See the result', other: `See all ${format.number(total)} results` }),
    failed: 'Unable to fetch results',
    failedHint: 'You might want to check your network connection.',
    noResults: <T>(query: T) => ['No results for "', query, '"'],
    trySearching: 'Try searching for:',
    believe: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
    issue: (query: string) => `Search finds nothing for "${query}"`,
    by: <T>(provider: T) => ['Search by ', provider],
    bySite: 'this site',
    start: {
      in: (section: string) => `In ${section}`,
      nearby: 'Near this page',
      popular: 'Popular',
    },
    history: {
      title: 'Searches',
      recent: 'Recent',
      favorites: 'Favorite',
      none: 'No recent searches',
      save: 'Save this search',
      remove: 'Remove this search from history',
      removeFavorite: 'Remove this search from favorites',
    },
    keys: {
      enter: 'Enter',
      select: 'to select',
      up: 'Arrow up',
      down: 'Arrow down',
      navigate: 'to navigate',
      escape: 'Escape',
      escapeKey: 'esc',
      close: 'to close',
    },
  },
  searchPage: {
    title: 'Search the documentation',
    resultsFor: <T>(query: T) => ['Search results for "', query, '"'],
    placeholder: 'Type your search here',
    found: (total: number) =>
      total === 0
        ? 'No results were found'
        : format.plural(total, { one: 'One document found', other: `${format.number(total)} documents found` }),
    more: 'Fetching new results...',
    sets: 'Documentation',
    allSets: 'All',
    tag: 'Tag',
    anyTag: 'Any tag',
    filters: 'Filters',
    inSet: (set: string) => `in ${set}`,
    withTag: (tag: string) => `with the tag “${tag}”`,
    foundNothing: (conditions: string[]) => `No results were found ${conditions.join(' ')}.`,
    removeFilter: (condition: string) => `Remove filter: ${condition}`,
    noScript: <T>(tagList: T) => ['Searching takes JavaScript. Without it, ', tagList, ' leads to the pages of each topic.'],
    tagList: 'the list of tags',
  },
}

/** Messages for blocks, API references, Ask AI, other versions, and the game. Loaded along with the first of these. */
export const later = {
  preview: { bar: 'This is a preview with drafts, not the published documentation.' },

  /** For code blocks. */
  code: {
    wrap: 'Wrap',
    text: 'Plain text',
    terminal: 'Terminal',
    showAll: (lines: number) => `Show all ${format.number(lines)} lines`,
    showLess: 'Show fewer lines',
  },
  blocks: {
    callouts: {
      note: 'Note',
      tip: 'Tip',
      info: 'Info',
      caution: 'Caution',
      warning: 'Warning',
      danger: 'Danger',
      prerequisites: 'Prerequisites',
    },
    whatIs: (term: string) => `What is ${term}?`,
    linkTo: (name: string) => `Link to ${name}`,
    table: (columns: string[]) => `Table: ${format.list(columns)}`,
    /** Column headings, in lowercase. A table with these is recognized as a list of options. */
    columns: {
      name: 'argument, attribute, field, flag, key, member, name, option, parameter, property, setting, variable',
      type: 'type, types',
      default: 'default',
      required: 'required',
      meaning: 'content, description, effect, meaning, means, purpose, used for, what it does, what it holds, what it sets',
      yes: 'yes',
      no: 'no',
    },
    diagram: {
      name: 'Diagram',
      enlarge: 'Enlarge the diagram',
      close: 'Close',
      /** Part of the accessible description of a diagram without a title. */
      relation: (from: string, to: string, label: string | undefined) =>
        `${from} leads to ${to}${label === undefined ? '' : ` (${label})`}`,
    },
    task: { done: 'Done', toDo: 'To do' },
    footnotes: 'Footnotes',
    /** `place` counts the references to the same footnote. */
    backTo: (footnote: number, place: number) => `Back to reference ${footnote}${place > 1 ? `-${place}` : ''}`,
    alternatives: (labels: string[]) => `Alternatives: ${format.list(labels)}`,
    language: 'Language',
    request: 'Example request',
    response: 'Example response',
    live: {
      editor: 'Live Editor',
      result: 'Result',
      reset: 'Reset',
      again: 'Run again',
      nothing: 'It writes nothing.',
      line: (line: number, text: string) => `Line ${line}: ${text}`,
      frame: 'Runs the sample',
      silent: 'The sample was stopped because it didn’t respond for 2 seconds.',
      silentFrame: 'The sample was stopped because its frame didn’t respond for 2 seconds.',
      tooLong: 'The sample was stopped after 30 seconds.',
      tooMuch: (lines: number) => `The sample was stopped: it wrote ${lines} lines.`,
      failed: 'The sample can’t be run here.',
    },
    tryIt: 'Try it',
    loading: 'Loading...',
    /** In a page's Markdown. */
    source: (address: string) => `Source: ${address}`,
    questions: 'Questions that this page answers',
    /** In `llms.txt`. */
    answered: 'The Markdown of most pages ends with the questions that it answers, and their answers.',
  },

  api: {
    schemas: 'Schemas',
    body: 'Body',
    responses: 'Responses',
    parameters: { path: 'Path parameters', query: 'Query parameters', header: 'Header parameters', cookie: 'Cookie parameters' },
    marks: { required: 'required', deprecated: 'deprecated', readOnly: 'read only', writeOnly: 'write only' },
    /** Types and constraints of a schema. */
    schema: {
      any: 'any',
      value: 'value',
      object: 'object',
      alternatives: 'alternatives',
      arrayOf: (type: string) => `array of ${type}`,
      or: (types: string[]) => format.list(types, 'or'),
      oneOf: 'One of:',
      anyOf: 'Any of:',
      otherName: 'any other name',
    },
    rules: {
      is: (value: string) => `is ${value}`,
      oneOf: (values: string[]) => `one of ${format.list(values)}`,
      default: (value: string) => `default ${value}`,
      atLeast: (value: string) => `at least ${value}`,
      atMost: (value: string) => `at most ${value}`,
      moreThan: (value: string) => `more than ${value}`,
      lessThan: (value: string) => `less than ${value}`,
      multipleOf: (value: string) => `a multiple of ${value}`,
      minLength: (value: string) => `characters at least ${value}`,
      maxLength: (value: string) => `characters at most ${value}`,
      matches: (pattern: string) => `matches ${pattern}`,
      minItems: (value: string) => `entries at least ${value}`,
      maxItems: (value: string) => `entries at most ${value}`,
      unique: 'no entry twice',
    },
    partsOf: <T>(name: T) => ['Parts of ', name],
    auth: {
      none: 'Authentication isn’t required.',
      /** `ways` are alternatives: schemes that are required together, by name and by what they require. */
      ways: (ways: Array<{ names: string[]; takes: string[] }>, isOptional: boolean) => {
        const names = ways.map((way) => format.list(way.names, 'and')).join(' or ')
        const takes = ways.map((way) => format.list(way.takes, 'and')).join(', or ')
        return `${isOptional ? 'Takes' : 'Needs'} ${names}: ${takes}.`
      },
      bearer: 'a token in the Authorization header',
      basic: 'name and password in the Authorization header',
      key: {
        query: (name: string) => `a key in the query parameter ${name}`,
        header: (name: string) => `a key in the header ${name}`,
        cookie: (name: string) => `a key in the cookie ${name}`,
      },
      other: 'as its description says',
    },
  },

  console: {
    server: 'Server',
    authentication: 'Authentication',
    wayToAuthenticate: 'Way to authenticate',
    together: (names: string[]) => format.list(names, 'and') || 'none',
    user: 'User name',
    password: 'Password',
    token: 'Token',
    key: 'Key',
    unsupported: (scheme: string) => `${scheme}: this console can’t do what it asks for. The samples show the request without it.`,
    cookieKey: (scheme: string, cookie: string) => `${scheme}: a key in the cookie ${cookie}. ${COOKIE_NOTE}`,
    cookie: COOKIE_NOTE,
    forbiddenHeader: 'Browsers don’t let a page set this header.',
    body: 'Body',
    contentType: 'Content type',
    hints: {
      text: (place: string) => place,
      list: (place: string) => `${place}, one a line`,
      json: (place: string) => `${place}, JSON`,
      file: (place: string) => `${place}, a file`,
      files: (place: string) => `${place}, files`,
    },
    places: { path: 'path', query: 'query', header: 'header', cookie: 'cookie', body: 'body' },
    leftOut: '(left out)',
    sendCookies: 'Send this browser’s cookies for the server',
    sendCookiesNote:
      'The server has to allow this page to send them (CORS with credentials), and a cookie of another site has to be SameSite=None.',
    send: 'Send',
    sending: 'Sending …',
    headers: 'Headers',
    milliseconds: (time: number) => `${format.number(time)} ms`,
    empty: '(empty)',
    bytes: (size: number, type: string) => `(${format.unit(size, 'byte')} of ${type})`,
    moreCharacters: (count: number) => `… and ${new Intl.NumberFormat(locale.lang).format(count)} more characters`,
    problems: {
      required: (name: string) => `“${name}” is required.`,
      fileRequired: (name: string) => `Choose a file: “${name}” is required.`,
      json: (reason: string) => `This isn’t JSON: ${reason.replace(/\.$/, '')}.`,
      server: 'A request needs a server to go to.',
      serverAddress: (server: string) => `“${server}” isn’t the address of a server.`,
      pathStep: (value: string) => `A browser can’t send “${value}” as a part of a path.`,
      header: 'A header can hold only Latin letters, digits and signs.',
    },
    failures: {
      timeout: (host: string, seconds: number) => `${host} didn’t respond within ${format.number(seconds)} seconds.`,
      trace: 'Browsers don’t let a page send TRACE requests.',
      address: (url: string) => `“${url}” isn’t an address that a request can go to.`,
      mixed: (host: string) => `This page came by https, and browsers don’t let it ask ${host} by http.`,
      /** `hint` is the site's `corsHint`, a sentence. */
      refused: ({ origin, ownOrigin, hint }: { origin: string; ownOrigin: string; hint: string | undefined }) =>
        [
          `The browser didn’t get a response from ${origin} that it may show.`,
          'Is the server running, and is its certificate trusted?',
          `If it is, it has to allow requests from ${ownOrigin} (CORS).`,
          hint,
        ]
          .filter(Boolean)
          .join(' '),
      refusedCookies: 'For requests with cookies it has to name that origin, “*” isn’t enough, and to allow credentials.',
    },
  },

  ask: {
    title: 'Ask your question',
    startOver: 'Start over',
    close: 'Close',
    unavailable: 'The assistant can’t be loaded.',
    disclaimer: 'A model’s answers are AI-generated and might be inaccurate.',
    conversation: 'Questions and answers',
    question: 'Your question',
    followUp: 'Ask a follow-up question',
    placeholder: 'How do I …?',
    starts: 'For example',
    answeredHere: 'Answered on this page',
    send: 'Ask',
    stop: 'Stop',
    looking: 'Looking through the documentation …',
    unanswered: 'The documentation doesn’t answer this question.',
    nearest: 'The closest sections:',
    believe: 'Think it should?',
    issue: (question: string) => `Ask AI can’t answer "${question}"`,
    stopped: 'You stopped this answer.',
    written: 'Written and checked by the authors of this documentation.',
    quoted: 'From the documentation',
    /** Below a model's answer, and after each sentence without a source. */
    generated: 'AI-generated from these sources; it might be inaccurate.',
    unsourced: 'no source',
    meant: 'Did you mean:',
    related: 'Related questions',
    copyAnswer: 'Copy answer',
    copyLink: 'Copy link',
    helpful: 'Did this help?',
    sources: 'Sources',
    /** For screen readers: a label and its content. */
    spoken: (label: string, words: string) => `${label}: ${words}`,
    source: (number: number, name: string) => `Source ${format.number(number)}: ${name}`,
    failures: {
      unknown: 'The answer can’t be fetched. You might want to check your network connection.',
      unread: 'The documentation can’t be read. You might want to check your network connection.',
      busy: 'Too many questions at once. Please wait a minute and ask again.',
      unloaded: 'The assistant can’t be loaded. You might want to check your network connection.',
      silent: 'The assistant isn’t responding. Please try again later.',
    },
  },

  otherVersions: {
    title: (version: string) => `What differs in ${version}`,
    close: 'Close',
    answerOf: 'Response in',
    /** Kinds of differences. */
    kinds: { added: 'New:', other: 'Changed:', refused: 'Fails:' },
    find: 'Show the sample',
    all: 'All changes',
    leftOut: '…',
    changed: (version: string) => `Response in ${version}, compared with the documented one`,
    failed: 'The differences can’t be loaded. You might want to check your network connection.',
  },

  game: {
    title: 'Bar and ball game',
    field: (help: string) => `Bar and ball. ${help}`,
    help: 'Arrow keys or the pointer move the bar; Space starts and pauses.',
    score: (score: number) => `Score: ${format.number(score)}`,
    balls: (balls: number) => `Balls: ${format.number(balls)}`,
    actions: { ready: 'Start', playing: 'Pause', paused: 'Resume', over: 'Play again', won: 'Play again' },
    close: 'Close the game',
    paused: 'Paused.',
    over: (score: number) => `Game over. Score: ${format.number(score)}.`,
    won: (score: number) => `Nothing is left of the 404. Score: ${format.number(score)}.`,
  },
}

export default /* @__PURE__ */ Object.assign({}, first, later)

function countFacts(count: number): string {
  return format.plural(count, { one: `${format.number(count)} fact`, other: `${format.number(count)} facts` })
}

function countSamples(count: number): string {
  return format.plural(count, { one: `${format.number(count)} sample`, other: `${format.number(count)} samples` })
}
