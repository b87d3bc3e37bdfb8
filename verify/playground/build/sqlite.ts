import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { verifyFolder } from '../../harness/paths.ts'

const run = promisify(execFile)

/** better-sqlite3's copy of SQLite, which the real server uses, so unsorted rows have the same order. */
const SOURCES = join(verifyFolder, 'node_modules/better-sqlite3/deps/sqlite3')
const FOLDER = join(verifyFolder, 'playground')

/** Compile-time options of better-sqlite3 that may affect results. */
const SAME = [
  'SQLITE_DEFAULT_FOREIGN_KEYS=1',
  'SQLITE_DEFAULT_MEMSTATUS=0',
  'SQLITE_DEFAULT_CACHE_SIZE=-16000',
  'SQLITE_DQS=0',
  'SQLITE_LIKE_DOESNT_MATCH_BLOBS',
  'SQLITE_USE_URI=0',
]

/** In-memory databases, one thread, and no features that Strapi's queries don't use. */
const WITHOUT = [
  'SQLITE_OS_OTHER=1',
  'SQLITE_THREADSAFE=0',
  'SQLITE_TEMP_STORE=3',
  'SQLITE_UNTESTABLE',
  ...[
    'AUTHORIZATION',
    'AUTOINIT',
    'BTREECOUNT',
    'COMPILEOPTION_DIAGS',
    'COMPLETE',
    'DECLTYPE',
    'DEPRECATED',
    'GET_TABLE',
    'INCRBLOB',
    'INTEGRITY_CHECK',
    'LOAD_EXTENSION',
    'LOCALTIME',
    'PROGRESS_CALLBACK',
    'SHARED_CACHE',
    'TCL_VARIABLE',
    'TRACE',
    'UTF16',
    'WAL',
    'XFER_OPT',
  ].map((part) => `SQLITE_OMIT_${part}`),
]

/**
 * Compiles SQLite to WebAssembly with Clang and Debian's C library for WebAssembly.
 * @throws Error that says what to install
 */
export async function buildSqlite(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'playground-sqlite-'))
  const output = join(folder, 'sqlite.wasm')
  const small = join(folder, 'small.wasm')
  const linker = ['--no-entry', '--strip-all', '--gc-sections', ...(await exportedNames()).map((name) => `--export=${name}`)]
  const args = [
    '--target=wasm32-wasi',
    '-Oz',
    '-flto',
    '-DNDEBUG',
    '-mexec-model=reactor',
    '-nostartfiles',
    '-Wno-everything',
    ...linker.map((option) => `-Wl,${option}`),
    ...[...SAME, ...WITHOUT].map((option) => `-D${option}`),
    `-I${SOURCES}`,
    '-o',
    output,
    join(SOURCES, 'sqlite3.c'),
    join(FOLDER, 'sqlite/host.c'),
  ]
  try {
    await run('clang', args)
    await run('wasm-opt', ['-Oz', output, '-o', small])
    return await readFile(small)
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT'
    const help = 'SQLite is compiled with Clang: apt-get install clang lld wasi-libc libclang-rt-14-dev-wasm32 binaryen'
    throw new Error(isMissing ? help : `SQLite can’t be compiled: ${(error as { stderr?: string }).stderr ?? String(error)}`, {
      cause: error,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Functions that the worker calls (`runtime/sqlite.ts`). */
async function exportedNames(): Promise<string[]> {
  const source = await readFile(join(FOLDER, 'runtime/sqlite.ts'), 'utf8')
  const [, list = ''] = /interface SqliteExports \{(.*?)\n\}/s.exec(source) ?? []
  return [...list.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name!)
}

/** Hash of the sources and options. */
export async function sqliteKey(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([SAME, WITHOUT, await exportedNames()]))
  for (const file of [join(SOURCES, 'sqlite3.c'), join(FOLDER, 'sqlite/host.c')]) hash.update(await readFile(file))
  return hash.digest('hex')
}
