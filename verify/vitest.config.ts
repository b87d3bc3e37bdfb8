import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['verify/tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 180_000 } })
