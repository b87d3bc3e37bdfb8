import { dirname, join, relative } from 'node:path'
import type { Speech, Stemmer } from '../../messages/locale.ts'
import { engineRoot } from '../engine-root.ts'
import { loadModule } from './modules.ts'
import type { Product } from './product.ts'

/** Module with the stemmer of a product's language: a file, or a package of the engine; `undefined` if the language has none. */
export function stemmerModule({ messages, messagesFile }: Pick<Product, 'messages' | 'messagesFile'>): string | undefined {
  const { stemmer } = messages.locale
  return stemmer?.startsWith('.') ? join(dirname(messagesFile), stemmer) : stemmer
}

/** Loads a product's language and stemmer for searching outside the browser. */
export async function loadSpeech(product: Pick<Product, 'root' | 'messages' | 'messagesFile'>): Promise<Speech> {
  const { lang, stemmer } = product.messages.locale
  const module = stemmerModule(product)
  if (module === undefined) return { lang, stemmer: (word) => word }
  if (module === stemmer) return { lang, stemmer: ((await import(module)) as { stemmer: Stemmer }).stemmer }
  const { root } = product
  const { exports } = await loadModule({ root, path: relative(root, module), name: 'stemmer', cacheDir: join(engineRoot, '.cache') })
  return { lang, stemmer: exports as Stemmer }
}
