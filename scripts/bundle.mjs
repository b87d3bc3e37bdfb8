// Bundles a program of this project for Node.

import { fileURLToPath } from 'node:url'

/**
 * @param {string} entry path of the program's main module in the project
 * @param {string} outdir must be as deep in the project as the program's source, which finds the project's root by relative paths
 */
export async function bundleProgram(entry, outdir) {
  // Loaded when needed: a bundled command starts without it.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [entry],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    // Dynamic imports stay dynamic.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    logLevel: 'warning',
  })
}
