import { ServeError } from './error.ts'
import { readSnapshot, type Snapshot, stampOf } from './snapshot.ts'
import { untilSettled } from './until-settled.ts'

/** Milliseconds for which a snapshot is used without checking the folder again. */
const TRUST = 1000
/** Milliseconds after which a missing folder won't reappear by itself; swapping builds only takes microseconds. */
const AWAY = 1000

/** The current state of the built site's folder, which a build may replace at any time. */
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
   * Opens the folder. Throws a `ServeError` if it doesn't exist.
   * @param repair restores the folder if a build was interrupted while replacing it
   */
  static async open(folder: string, repair = () => {}): Promise<ServedFolder> {
    const snapshot = (await stampOf(folder)) && (await untilSettled(() => readSnapshot(folder)))
    if (!snapshot) throw new ServeError(`There is no built site in ${folder}; run "npm run build" first.`)
    return new ServedFolder(folder, snapshot, repair)
  }

  /** Returns a snapshot that is at most a second old. */
  async current(): Promise<Snapshot> {
    return Date.now() - this.#checkedAt < TRUST ? this.#snapshot : this.latest()
  }

  /** Returns an up-to-date snapshot; the previous one if the folder is missing because it is just being replaced. */
  async latest(): Promise<Snapshot> {
    this.#check ??= this.#look().finally(() => (this.#check = undefined))
    await this.#check
    return this.#snapshot
  }

  /** Whether the folder hasn't changed since the snapshot. */
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
