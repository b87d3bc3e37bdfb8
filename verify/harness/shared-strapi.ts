import { Scratch } from './scratch.ts'
import { StrapiProcess } from './strapi-process.ts'

/** The sample application, started when first needed, and again after it was lost. */
export class SharedStrapi {
  #scratch: Scratch | undefined
  #process: Promise<StrapiProcess> | undefined

  /** @param content database to start on, when it isn't running yet */
  get(content: string): Promise<StrapiProcess> {
    return (this.#process ??= this.#start(content))
  }

  async #start(content: string): Promise<StrapiProcess> {
    this.#scratch ??= await Scratch.create(content)
    return StrapiProcess.start(this.#scratch)
  }

  /** Says that the process hangs or has died. */
  lose(): void {
    this.#process = undefined
  }

  /** Ends the process, if there is one, and removes the copy that it ran on. */
  async stop(): Promise<void> {
    await (await this.#process?.catch(() => undefined))?.stop()
    await this.#scratch?.remove()
  }
}
