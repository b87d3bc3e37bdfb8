import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const OTHERS = ['tests/e2e/**', 'tests/browsers/**']
/** They take longest, and begin first: the last one to end would leave a core with nothing to do. npm test -- node leaves them out. */
const LONG = ['tests/ask/quality.test.ts', 'tests/build/made-from.test.ts', 'tests/fuzz/fuzz.test.ts', 'tests/markdown/fast-paths.test.ts']
/** They look at much content, with code that uses nothing of Node. npm test -- node leaves them out, too. */
const WITHOUT_NODE = ['tests/compile/mutations.test.ts', 'tests/markdown/pages.test.ts', 'tests/playground/recorded.test.ts']

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  // These are isolated, whatever they do.
  .filter((file) => !LONG.includes(file))
/** They put another module in a module's place, which nobody else may find there. */
const replacing = files.filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('))

/** Loading the engine for each file took as long as its tests. What a test puts in place is taken away after it. */
const together = { isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true }

export default defineConfig({
  test: {
    environment: 'node',
    // By default one core is kept for a person at the keyboard.
    maxWorkers: '100%',
    // Only against hangs: on a busy machine a build takes its time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    // Class names as they are in the source, so that a test can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // Their names say in which order they begin.
      { extends: true, test: { name: 'any-node-long', include: LONG } },
      { extends: true, test: { name: 'replacing', include: replacing } },
      { extends: true, test: { name: 'any-node-short', include: WITHOUT_NODE, ...together } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...OTHERS, ...LONG, ...WITHOUT_NODE, ...replacing],
          ...together,
        },
      },
    ],
  },
})
