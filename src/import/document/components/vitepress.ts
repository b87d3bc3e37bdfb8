import type { Component } from './component.ts'
import { tocInline } from './docusaurus.ts'
import { starlightComponents } from './starlight.ts'

/** What VitePress has for documents. */
export const vitepressComponents: Record<string, Component> = {
  TOCInline: tocInline,
  Badge: starlightComponents.Badge!,
}
