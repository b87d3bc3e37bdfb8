import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle, installedCuts, type Cutting } from '../playground/build/bundle.ts'
import * as graphql from '../playground/build/graphql-cuts.ts'

const { cuts, patches } = await installedCuts()

describe('the playground’s build fails if its cuts don’t fit Strapi', () => {
  it('an unused cut is reported', async () => {
    const gone = { import: '@strapi/gone', by: 'nothing', reason: '' }
    await expect(bundle('program', { cuts: [...cuts, gone], patches })).rejects.toThrow(
      'cut of @strapi/gone no longer fits: nothing imports it',
    )
  })

  it('a patch whose text is missing is reported with its file', async () => {
    const moved = { file: '@strapi/database/dist/index.mjs', find: 'createSomethingElse()', put: '', reason: '' }
    await expect(bundle('program', { cuts, patches: [...patches, moved] })).rejects.toThrow(
      'patch of @strapi/database/dist/index.mjs no longer fits: “createSomethingElse()” isn’t there',
    )
  })

  it('an uncut Node module is reported with its importer', async () => {
    const withoutOne = cuts.filter((cut) => cut.import !== 'execa')
    await expect(bundle('program', { cuts: withoutOne, patches })).rejects.toThrow(
      /can’t be built of this Strapi:\n.*execa.*Could not resolve "child_process"/s,
    )
  })

  it('an unused cut and an unmatched patch of the GraphQL file are reported', async () => {
    const gone = { import: '@apollo/gone', by: 'nothing', reason: '' }
    const moved = { file: '@apollo/server/dist/esm/errorNormalize.js', find: 'createSomethingElse()', put: '', reason: '' }
    const more = { cuts: [...graphql.cuts, gone], patches: [...graphql.patches, moved] }
    const wrong = bundle('graphql', more)
    await expect(wrong).rejects.toThrow('cut of @apollo/gone no longer fits: nothing imports it')
    await expect(wrong).rejects.toThrow('“createSomethingElse()” isn’t there')
  })

  it('each cut and patch has a reason, including those of other versions', async () => {
    const folder = join(import.meta.dirname, '../playground/build/cuts-of')
    const versions = await Promise.all(
      (await readdir(folder)).map(async (file) => ((await import(join(folder, file))) as { default: Cutting }).default),
    )
    for (const each of [{ cuts, patches }, graphql, ...versions])
      for (const { reason } of [...each.cuts, ...each.patches]) expect(reason).toMatch(/^[A-Z].{15,}\.$/s)
  })
})
