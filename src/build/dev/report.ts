import type { Problem } from '../../compile/problem.ts'
import { byPlace } from '../../compile/problem.ts'
import { describeProblems, type ProblemFolders } from '../errors/problems.ts'

/** Prints the site's problems in the terminal, each one only when it first occurs. */
export class ProblemReport {
  readonly #folders: ProblemFolders
  #known = new Set<string>()

  constructor(folders: ProblemFolders) {
    this.#folders = folders
  }

  /**
   * Prints new problems.
   * @param problems all current problems
   */
  update(problems: readonly Problem[]): void {
    const unknown = problems.filter((problem) => !this.#known.has(nameOf(problem)))
    const hadSome = this.#known.size > 0
    this.#known = new Set(problems.map(nameOf))
    if (unknown.length > 0) console.error(`\n${describeProblems(unknown.toSorted(byPlace), this.#folders)}`)
    else if (hadSome && problems.length === 0) console.log('\nAll problems are fixed.')
  }
}

/** Identifies a problem without its position, since it's still the same problem when it moves. */
function nameOf({ file, message }: Problem): string {
  return `${file}\0${message}`
}
