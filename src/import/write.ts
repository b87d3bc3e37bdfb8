import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../build/errors/user-error.ts'
import { explainFileError } from '../build/errors/file-error.ts'
import { isInside } from '../build/files/folders.ts'
import type { Imported } from './import.ts'
import { REPORT } from './report.ts'

/**
 * Checks whether the output folder can be written.
 * @throws UserError if that would delete files that aren't from an import, or an import without `--force`
 */
export function checkOut(out: string, { from, force }: { from: string; force: boolean }): void {
  if (isInside(from, out)) throw new UserError(`--out can’t be ${out}, because it contains the project to import. Specify another folder.`)
  if (!existsSync(out) || readdirSync(out).length === 0) return
  if (!force) throw new UserError(`${out} isn’t empty. Specify another folder with --out, or add --force to replace an earlier import.`)
  if (!existsSync(join(out, REPORT)))
    throw new UserError(
      `${out} isn’t the output of an earlier import (it has no ${REPORT}), so --force doesn’t replace it. Specify another folder with --out.`,
    )
}

/** Writes an imported project to a temporary folder, then renames it. */
export function writeImport(out: string, { written, copied }: Imported): void {
  const next = `${out}.next`
  try {
    rmSync(next, { recursive: true, force: true })
    for (const [file, text] of written) {
      mkdirSync(dirname(join(next, file)), { recursive: true })
      writeFileSync(join(next, file), text)
    }
    for (const [file, path] of copied) {
      mkdirSync(dirname(join(next, file)), { recursive: true })
      cpSync(path, join(next, file), { dereference: true })
    }
    rmSync(out, { recursive: true, force: true })
    renameSync(next, out)
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw explainFileError(error, `${out} can’t be written.`)
  }
}
