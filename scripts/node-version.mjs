// Imported first by every script that runs on a machine nobody has prepared. It imports nothing itself and uses old syntax,
// so that an old Node gets as far as the sentence.

const OLDEST = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    'This site needs Node ' +
      OLDEST.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org',
  )
  process.exit(1)
}
