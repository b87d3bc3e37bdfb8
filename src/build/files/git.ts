import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MAX_OUTPUT = 256 * 1024 * 1024

/**
 * Finds the date of each file's last commit.
 * @returns path relative to the folder → ISO date; empty without git history
 */
export async function lastCommitDates(dir: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>()
  let log: string
  try {
    const args = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', '.']
    log = (await run('git', args, { cwd: dir, maxBuffer: MAX_OUTPUT })).stdout
  } catch {
    return dates
  }
  for (const commit of log.split('\0')) {
    const [date, ...files] = commit.split('\n').filter(Boolean)
    if (date) for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}

/** Number of commits to search for renames. */
const RENAMED_IN = '2000'

/**
 * Finds files below a folder that were renamed, in commits or since the last one.
 * @returns old path → new path, both relative to the folder; empty without git history
 */
export function renamedFiles(dir: string): Map<string, string> {
  const renamed = new Map<string, string>()
  const committed = git(dir, ['log', '-M', '--diff-filter=R', '--name-status', '--format=', '--relative', '-n', RENAMED_IN, '--', '.'])
  for (const line of [...uncommittedRenames(dir), ...committed]) {
    const [status, from, to] = line.split('\t')
    // The newest rename comes first.
    if (status?.startsWith('R') && from !== undefined && to !== undefined && !renamed.has(from)) renamed.set(from, to)
  }
  return renamed
}

/** Git only compares tracked files, so new files are added to a copy of its index; the index itself stays unchanged. */
function uncommittedRenames(dir: string): string[] {
  const [index] = git(dir, ['rev-parse', '--git-path', 'index'])
  if (index === undefined) return []
  const folder = mkdtempSync(join(tmpdir(), 'index-'))
  try {
    const copy = join(folder, 'index')
    copyFileSync(resolve(dir, index), copy)
    const env = { ...process.env, GIT_INDEX_FILE: copy }
    git(dir, ['add', '--intent-to-add', '--', '.'], env)
    return git(dir, ['diff', '-M', '--diff-filter=R', '--name-status', '--relative', 'HEAD', '--', '.'], env)
  } catch {
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Output of a git command as lines; empty if it fails. */
function git(cwd: string, args: string[], env = process.env): string[] {
  try {
    const told = ['-c', 'core.quotePath=false', ...args]
    const text = execFileSync('git', told, { cwd, env, encoding: 'utf8', maxBuffer: MAX_OUTPUT, stdio: ['ignore', 'pipe', 'ignore'] })
    return text.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
