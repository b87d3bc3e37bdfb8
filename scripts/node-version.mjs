// Imported first by every script that may run in an unsupported Node. It imports nothing and uses old syntax, so that an old Node
// can print the error.

const OLDEST_MAJOR = 20
const OLDEST_MINOR = 19
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR)) {
  console.error(
    'This site needs Node ' +
      OLDEST_MAJOR +
      '.' +
      OLDEST_MINOR +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org',
  )
  process.exit(1)
}
