import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MAX_OUTPUT = 256 * 1024 * 1024

/**
 * When each file below a folder was last committed.
 * @returns path relative to the folder → ISO date; empty where there is no git history
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

/** So many commits back, a renamed file is found. */
const RENAMED_IN = '2000'

/**
 * The files below a folder that were renamed, in commits or since the last one.
 * @returns former path → the next one, both relative to the folder; empty where there is no git history
 */
export function renamedFiles(dir: string): Map<string, string> {
  const renamed = new Map<string, string>()
  const committed = git(dir, ['log', '-M', '--diff-filter=R', '--name-status', '--format=', '--relative', '-n', RENAMED_IN, '--', '.'])
  for (const line of [...uncommittedRenames(dir), ...committed]) {
    const [status, from, to] = line.split('\t')
    // The newest comes first.
    if (status?.startsWith('R') && from !== undefined && to !== undefined && !renamed.has(from)) renamed.set(from, to)
  }
  return renamed
}

/** Git compares what it knows of; a copy of its index is told of new files, and its own stays as it is. */
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

/** Lines of what git answers; none where it can't. */
function git(cwd: string, args: string[], env = process.env): string[] {
  try {
    const told = ['-c', 'core.quotePath=false', ...args]
    const text = execFileSync('git', told, { cwd, env, encoding: 'utf8', maxBuffer: MAX_OUTPUT, stdio: ['ignore', 'pipe', 'ignore'] })
    return text.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
