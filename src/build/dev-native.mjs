import { readFile } from 'node:fs/promises'

/*
 * A hook for Node's module loader. tsx goes through every module that it loads, which takes longer for the bundler's
 * megabytes of JavaScript than running them. They are loaded as they are instead.
 */
const BUNDLER = /\/node_modules\/(?:vite|rolldown|@rolldown\/[^/]+)\/.*\.m?js$/

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!BUNDLER.test(url)) return next(url, context)
  return { format: 'module', source: await readFile(new URL(url)), shortCircuit: true }
}
