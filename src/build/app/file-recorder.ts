import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Records the files of bundles: modules and styles. */
export class FileRecorder {
  readonly #found = new Set<string>()

  /** Creates a plugin for one bundle. All plugins of a recorder add to the same list. */
  plugin(): Plugin {
    const found = this.#found
    return {
      name: 'docs:files',
      buildEnd() {
        for (const id of this.getModuleIds()) found.add(id.replace(/\?.*/, ''))
      },
    }
  }

  /** Returns sorted paths, without virtual modules. */
  found(): string[] {
    return [...this.#found].filter((path) => path.startsWith('/') && existsSync(path)).sort()
  }
}
