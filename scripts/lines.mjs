// node scripts/lines.mjs [COMMIT]: number of files and lines in src and their lengths, in a commit or the working tree.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const [commit] = process.argv.slice(2)

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 })
}

/** @param {RegExp} kind */
function count(kind) {
  const files = (
    commit === undefined ? git('ls-files', '-co', '--exclude-standard', 'src') : git('ls-tree', '-r', '--name-only', commit, 'src')
  )
    .split('\n')
    .filter((file) => kind.test(file))
  const lengths = files
    .map(
      (file) => (commit === undefined ? readFileSync(join(root, file), 'utf8') : git('show', `${commit}:${file}`)).split('\n').length - 1,
    )
    .sort((one, other) => one - other)
  /** @param {number} share */
  const at = (share) => lengths[Math.ceil(lengths.length * share) - 1]
  return { files: files.length, lines: lengths.reduce((sum, length) => sum + length, 0), median: at(0.5), 'of 90 %': at(0.9) }
}

console.table({ code: count(/\.tsx?$/), styles: count(/\.css$/), both: count(/\.(?:tsx?|css)$/) })
