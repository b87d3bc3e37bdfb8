import { spawnSync } from 'node:child_process'
import { canInstall, installFromDebian } from './apt-get.mjs'

/** There may be two Python installations: the one on the path may not find Debian's libraries. */
const PYTHONS = ['python3', '/usr/bin/python3']

const LARAVEL = ['Illuminate/Http', 'Illuminate/Cache', 'Illuminate/Config', 'Illuminate/View', 'GuzzleHttp', 'Dotenv']

/**
 * A program that samples need and npm doesn't provide.
 * @typedef {{ name: string, packages: string[], isInstalled: () => boolean }} Language `packages`: the Debian packages that install it
 */

/** @type {Language[]} */
const LANGUAGES = [
  {
    name: 'PHP with cURL',
    packages: ['php-cli', 'php-curl'],
    isInstalled: () => succeeds('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']),
  },
  {
    name: 'Laravel',
    packages: [
      'php-illuminate-http',
      'php-illuminate-cache',
      'php-illuminate-config',
      'php-illuminate-view',
      'php-guzzlehttp-guzzle',
      'php-vlucas-phpdotenv',
    ],
    isInstalled: () => succeeds('php', ['-r', LARAVEL.map((part) => `require_once "${part}/autoload.php";`).join('')]),
  },
  { name: 'Ruby', packages: ['ruby'], isInstalled: () => succeeds('ruby', ['--version']) },
  { name: 'Jekyll', packages: ['jekyll'], isInstalled: () => succeeds('ruby', ['-e', 'gem "jekyll"']) },
  { name: 'Go', packages: ['golang-go'], isInstalled: () => succeeds('go', ['version']) },
  { name: 'Python with Requests', packages: ['python3', 'python3-requests'], isInstalled: () => findPython() !== undefined },
]

/**
 * Installs the missing languages of the documents' samples, if this machine allows it. Without a language, its samples fail
 * and all others run.
 * @returns {Promise<NodeJS.ProcessEnv>} environment variables for the harness
 */
export async function installLanguages() {
  let missing = LANGUAGES.filter(isMissing)
  if (missing.length > 0 && canInstall()) {
    console.log(`Installing ${namesOf(missing)} …`)
    // If the distribution lacks one of the packages, apt-get installs none of them.
    if (!(await installFromDebian(packagesOf(missing)))) {
      for (const { packages } of missing) await installFromDebian(packages, { update: false })
    }
    missing = missing.filter(isMissing)
  }
  if (missing.length > 0) {
    const packages = packagesOf(missing).join(', ')
    console.error(
      `Samples in ${namesOf(missing)} can’t run: install ${packages} (the names in Debian), or run this command as root on Debian.`,
    )
  }
  return { PYTHON: findPython() ?? PYTHONS[0] }
}

/** @param {Language} language */
function isMissing({ isInstalled }) {
  return !isInstalled()
}

function findPython() {
  return PYTHONS.find((python) => succeeds(python, ['-c', 'import requests']))
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** @param {Language[]} languages */
function packagesOf(languages) {
  return languages.flatMap(({ packages }) => packages)
}

/** @param {Language[]} languages */
function namesOf(languages) {
  return new Intl.ListFormat('en').format(languages.map(({ name }) => name))
}
