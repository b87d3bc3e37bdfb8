import type { Trial } from './kind.ts'

/** A document to compile. */
interface Source {
  file: string
  source: string
  baseUrl?: string
}

/**
 * Compiles what is made of an input, and looks at what came of it. Lone surrogates are no UTF-8: it is taken as it was decoded.
 */
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
