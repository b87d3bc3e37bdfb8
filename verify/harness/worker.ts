// A process that runs Strapi, several times in sequence if needed. Performs its parent's tasks one at a time.

import type { Answer } from './answer.ts'
import { forgetStrapi } from './forget-strapi.ts'
import { Instance, type InstanceOptions } from './instance.ts'
import { runSample, type Sample } from './samples.ts'
import type { FactRows } from './table.ts'

// Reading the source maps of Strapi's 3,000 modules would take 0.4 s per start.
process.setSourceMapsEnabled(false)

export type Task =
  | { do: 'start'; options: InstanceOptions }
  | { do: 'run'; sample: Sample; template?: string }
  | { do: 'fixture'; module: string }
  | { do: 'fact'; module: string }
  | { do: 'stop' }

export type Report =
  | { ok: true; answer?: Answer; effect?: string[]; fact?: string | FactRows; port?: number }
  | { ok: false; message: string }

declare global {
  var startApplication: () => void
  var startSample: () => void
}

let instance: Instance | undefined

async function perform(task: Task): Promise<Report> {
  if (task.do === 'start') {
    startApplication()
    instance = await Instance.start(task.options)
    return { ok: true, port: instance.port }
  }
  if (!instance) throw new Error('Strapi isn’t running.')
  switch (task.do) {
    case 'run': {
      if (task.template !== undefined) {
        await instance.reset(task.template)
        startSample()
      }
      const { result, effect } = await instance.watch(() => runSample(task.sample, instance!))
      return { ok: true, answer: result, effect }
    }
    case 'fixture': {
      const { default: apply } = (await import(task.module)) as { default(strapi: unknown): Promise<void> }
      await apply(instance.strapi)
      return { ok: true }
    }
    case 'fact': {
      const { default: compute } = (await import(task.module)) as {
        default(strapi: unknown): Promise<string | FactRows> | string | FactRows
      }
      return { ok: true, fact: await compute(instance.strapi) }
    }
    case 'stop':
      await instance.stop()
      instance = undefined
      forgetStrapi()
      return { ok: true }
  }
}

function listen(): void {
  process.on('message', async (task: Task) => {
    let report: Report
    try {
      report = await perform(task)
    } catch (error) {
      report = { ok: false, message: describe(error) }
    }
    // When Strapi shuts down, it removes all process listeners, including Node's own that keep the channel open.
    if (task.do === 'stop') {
      process.removeAllListeners()
      listen()
      process.channel!.ref()
    }
    process.send!(report)
  })
  process.on('disconnect', () => process.exit(0))
}

listen()

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const details = (error as { details?: unknown }).details
  return `${error.name}: ${error.message}${details === undefined || JSON.stringify(details) === '{}' ? '' : ` ${JSON.stringify(details)}`}`
}
