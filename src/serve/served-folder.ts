import { ServeError } from './error.ts'
import { readSnapshot, type Snapshot, stampOf } from './snapshot.ts'
import { untilSettled } from './until-settled.ts'

/** How long a snapshot is trusted before the folder is looked at again, in milliseconds. */
const TRUST = 1000
/** A swap takes microseconds: a folder that is away for so long won't come back by itself, in milliseconds. */
const AWAY = 1000

/** The built site's folder, which builds may swap at any moment, as it is now. */
export class ServedFolder {
  readonly #folder: string
  readonly #repair: () => void
  #awaySince: number | undefined
  #snapshot: Snapshot
  #checkedAt = Date.now()
  #check: Promise<void> | undefined

  private constructor(folder: string, snapshot: Snapshot, repair: () => void) {
    this.#folder = folder
    this.#repair = repair
    this.#snapshot = snapshot
  }

  /**
   * Throws a `ServeError` when there is no such folder.
   * @param repair puts in its place what was left by a build that ended in the middle of a swap
   */
  static async open(folder: string, repair = () => {}): Promise<ServedFolder> {
    const snapshot = (await stampOf(folder)) && (await untilSettled(() => readSnapshot(folder)))
    if (!snapshot) throw new ServeError(`There is no built site in ${folder}; run "npm run build" first.`)
    return new ServedFolder(folder, snapshot, repair)
  }

  /** The snapshot of at most a second ago, or a newer one. */
  async current(): Promise<Snapshot> {
    return Date.now() - this.#checkedAt < TRUST ? this.#snapshot : this.latest()
  }

  /** The snapshot of this moment; the last complete one while the folder is away, in the middle of a swap. */
  async latest(): Promise<Snapshot> {
    this.#check ??= this.#look().finally(() => (this.#check = undefined))
    await this.#check
    return this.#snapshot
  }

  /** Whether the folder is still the one that was read. */
  async isStill({ stamp }: Snapshot): Promise<boolean> {
    return (await stampOf(this.#folder)) === stamp
  }

  async #look(): Promise<void> {
    let stamp = await stampOf(this.#folder)
    this.#awaySince = stamp === undefined ? (this.#awaySince ?? Date.now()) : undefined
    if (this.#awaySince !== undefined && Date.now() - this.#awaySince > AWAY) {
      this.#repair()
      stamp = await stampOf(this.#folder)
    }
    if (stamp !== undefined && stamp !== this.#snapshot.stamp) {
      this.#snapshot = (await untilSettled(() => readSnapshot(this.#folder))) ?? this.#snapshot
    }
    this.#checkedAt = Date.now()
  }
}
