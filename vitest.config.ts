import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/browsers/**'],
    environment: 'node',
    // By default one core is kept for a person at the keyboard.
    maxWorkers: '100%',
    // Only against hangs: on a busy machine a build takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Class names as they are in the source, so that a test can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
