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

/** Runs the same steps in each engine. `npm test -- browsers` finds or installs the engines, and builds the sites. */
export default defineConfig({
  test: {
    projects: ENGINES.filter((engine) => (ENGINE ?? engine) === engine).map((engine) => ({
      test: {
        name: engine,
        include: ['tests/browsers/*.test.ts'],
        provide: { engine, programs },
        // WebKitGTK stops responding occasionally, with any page; a restart fixes it (`begin` in engines.test.ts). The other engines get a
        // retry in CI only, as in playwright.config.ts.
        retry: engine === 'webkit' || CI ? 1 : 0,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
    maxWorkers: 2,
  },
})
