import type { Trial } from './kind.ts'

/** A document to compile. */
interface Source {
  file: string
  source: string
  baseUrl?: string
}

/** Creates a trial that compiles a document made from the input, and checks the result. Lone surrogates are replaced, as in decoded UTF-8. */
export async function compiling<Input>(toSource: (input: Input) => Source): Promise<Trial<Input>> {
  const { compile } = await import('../../src/compile/compile.ts')
  const { default: messages } = await import('../../src/messages/en.ts')
  const { blocks } = await import('../blocks/registry.ts')
  const { expectSound } = await import('../compile/sound.ts')
  return {
    async check(input) {
      const { file, source, baseUrl = '/' } = toSource(input)
      const decoded = source.toWellFormed()
      expectSound(await compile(file, new TextEncoder().encode(decoded), { baseUrl, blocks, messages }), decoded)
    },
  }
}
