import type { Component } from './component.ts'
import { tocInline } from './docusaurus.ts'
import { starlightComponents } from './starlight.ts'

/** Components that VitePress provides for documents. */
export const vitepressComponents: Record<string, Component> = {
  TOCInline: tocInline,
  Badge: starlightComponents.Badge!,
}
