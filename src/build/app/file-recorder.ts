import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Notes every file that bundles are made from: modules, styles, and what plugins read for them. */
export class FileRecorder {
  readonly #found = new Set<string>()

  /** For one bundle. */
  plugin(): Plugin {
    const found = this.#found
    return {
      name: 'docs:files',
      // When all is read, and nothing is written yet.
      buildEnd() {
        for (const id of this.getModuleIds()) found.add(id.replace(/\?.*/, ''))
      },
    }
  }

  /** In order; without what is no file. */
  found(): string[] {
    return [...this.#found].filter((path) => path.startsWith('/') && existsSync(path)).sort()
  }
}
