import { Component, type ReactNode } from 'react'
import type { NavbarItem } from '../../site/config.ts'

interface Props {
  item: NavbarItem
  children: ReactNode
}

/** If a navbar item crashes, throws an error that contains the item (specification, section 8); the page's boundary renders it. */
export class NavbarItemBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const item = JSON.stringify(this.props.item, null, 2)
    throw new Error(
      `A theme navbar item failed to render. Please double-check the following navbar item (navbar.items in site.config.ts):\n${item}`,
      {
        cause: this.state.error,
      },
    )
  }
}
