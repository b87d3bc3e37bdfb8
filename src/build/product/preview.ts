import type { Product } from './product.ts'

/** A product as those see it who look at its drafts: a bar on each page says so, in the place of the announcement, and search engines are kept out. */
export function previewOf(product: Product): Product {
  const announcement = { id: 'preview', closeable: false, content: [product.messages.preview.bar] }
  return { ...product, config: { ...product.config, noIndex: true, announcement } }
}
