import { defineConfig } from 'vitest/config'
import { ENGINES, type Engine, type Programs } from './driver.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine
    programs: Programs
  }
}

const { BROWSERS, CI, ENGINE } = process.env
const programs = JSON.parse(BROWSERS ?? '{}') as Programs

/** The same steps in each engine. `npm test -- browsers` finds or installs these, and builds the sites. */
export default defineConfig({
  test: {
    projects: ENGINES.filter((engine) => (ENGINE ?? engine) === engine).map((engine) => ({
      test: {
        name: engine,
        include: ['tests/browsers/*.test.ts'],
        provide: { engine, programs },
        // WebKitGTK stops answering now and then, whatever the page; begun anew, it goes on (`begin` in engines.test.ts). The others
        // get a second try where a change lands, as in playwright.config.ts.
        retry: engine === 'webkit' || CI ? 1 : 0,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
    maxWorkers: 2,
  },
})
