import { execFile } from 'node:child_process'
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
