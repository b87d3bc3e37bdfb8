import type { Product } from './product.ts'

/** Returns the product for a preview: excluded from search engines, with a bar on each page instead of the announcement. */
export function previewOf(product: Product): Product {
  const announcement = { id: 'preview', closeable: false, content: [product.messages.preview.bar] }
  return { ...product, config: { ...product.config, noIndex: true, announcement } }
}
