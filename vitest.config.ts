import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const OTHERS = ['tests/e2e/**', 'tests/browsers/**']
/**
 * They take longest, and begin first: the last one to end would leave a core with nothing to do. What they prove is the same in every
 * version of Node, so npm test -- node leaves them out.
 */
const LONG = ['tests/ask/quality.test.ts', 'tests/build/made-from.test.ts', 'tests/fuzz/fuzz.test.ts']

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
/** They put another module in a module's place, which nobody else may find there. */
const replacing = files.filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    environment: 'node',
    // By default one core is kept for a person at the keyboard.
    maxWorkers: '100%',
    // Only against hangs: on a busy machine a build takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    // Class names as they are in the source, so that a test can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // Their names say in which order they begin.
      { extends: true, test: { name: 'long', include: LONG } },
      { extends: true, test: { name: 'replacing', include: replacing } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...OTHERS, ...LONG, ...replacing],
          // Loading the engine for each file took as long as its tests. What a test puts in place is taken away after it.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
    ],
  },
})
