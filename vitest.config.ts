import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    passWithNoTests: true,
    // Class names as they are in the source, so that a test can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
