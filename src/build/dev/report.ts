import type { Problem } from '../../compile/problem.ts'
import { byPlace } from '../../compile/problem.ts'
import { describeProblems, type ProblemFolders } from '../errors/problems.ts'

/** Tells in the terminal what is wrong with the site; each problem once, as long as it lasts. */
export class ProblemReport {
  readonly #folders: ProblemFolders
  #known = new Set<string>()

  constructor(folders: ProblemFolders) {
    this.#folders = folders
  }

  /** Takes all problems that there are now. */
  update(problems: readonly Problem[]): void {
    const unknown = problems.filter((problem) => !this.#known.has(nameOf(problem)))
    const hadSome = this.#known.size > 0
    this.#known = new Set(problems.map(nameOf))
    if (unknown.length > 0) console.error(`\n${describeProblems(unknown.toSorted(byPlace), this.#folders)}`)
    else if (hadSome && problems.length === 0) console.log('\nAll problems are fixed.')
  }
}

/** The same problem some lines further down is still the same. */
function nameOf({ file, message }: Problem): string {
  return `${file}\0${message}`
}
