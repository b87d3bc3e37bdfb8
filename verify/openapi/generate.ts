import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Content, contentKey } from '../harness/content.ts'
import { appFolder, verifyFolder } from '../harness/paths.ts'
import { Scratch } from '../harness/scratch.ts'
import { StrapiProcess } from '../harness/strapi-process.ts'

/** Where the Documentation plugin writes, in an application. */
const GENERATED = 'src/extensions/documentation/documentation/1.0.0/full_documentation.json'

/** What the plugin can't know of the application. */
const SETTINGS = `module.exports = {
  documentation: {
    config: {
      info: {
        version: '1.0.0',
        title: 'Port Alder Guide',
        description: 'The API of the sample application that this documentation runs its samples in, as the Documentation plugin describes it.',
      },
    },
  },
};
`

/** The OpenAPI document that the Documentation plugin makes of the sample application, as text. */
export async function generateOpenApi(): Promise<string> {
  const content = new Content(await contentKey())
  const scratch = await Scratch.create(await content.database('default'))
  try {
    // Strapi takes its plugins from the application's dependencies.
    const manifest = JSON.parse(await readFile(join(appFolder, 'package.json'), 'utf8')) as { dependencies: object }
    await scratch.write(
      'package.json',
      JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, '@strapi/plugin-documentation': '5.0.0' } }),
    )
    await scratch.write('config/env/development/plugins.js', SETTINGS)
    const strapi = await StrapiProcess.start(scratch)
    await strapi.stop()
    const document = JSON.parse(await readFile(join(scratch.app, GENERATED), 'utf8')) as object
    return `${JSON.stringify(document, undefined, 1)}\n`
  } finally {
    await scratch.remove()
  }
}

/** The API reference shows this document. */
const published = join(verifyFolder, '../openapi/port-alder.json')

/** Compares the published document with what the plugin makes now, or writes it. Returns what is wrong. */
export async function checkOpenApi({ update }: { update: boolean }): Promise<string[]> {
  const generated = await generateOpenApi()
  if (update) await writeFile(published, generated)
  else if (generated !== (await readFile(published, 'utf8')))
    return [
      'openapi/port-alder.json differs from the Documentation plugin’s output for the sample application; npm run verify -- --update writes it.',
    ]
  return []
}
