import { Scratch } from './scratch.ts'
import { StrapiProcess } from './strapi-process.ts'

/** The sample application, started on first use, and restarted after a loss. */
export class SharedStrapi {
  #scratch: Scratch | undefined
  #process: Promise<StrapiProcess> | undefined

  /** @param content initial database, unless it is already running */
  get(content: string): Promise<StrapiProcess> {
    return (this.#process ??= this.#start(content))
  }

  async #start(content: string): Promise<StrapiProcess> {
    this.#scratch ??= await Scratch.create(content)
    return StrapiProcess.start(this.#scratch)
  }

  /** Reports that the process hangs or has crashed. */
  lose(): void {
    this.#process = undefined
  }

  /** Stops the process, if any, and removes its copy of the application. */
  async stop(): Promise<void> {
    await (await this.#process?.catch(() => undefined))?.stop()
    await this.#scratch?.remove()
  }
}
