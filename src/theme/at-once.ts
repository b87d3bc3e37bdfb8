/**
 * What the boot script answers, before React is there and after: the value of `data-does` on the control. React renders such a
 * control and doesn't touch what its answer changes: attributes, never elements or text, which would be in the way of waking.
 */
export type AtOnce = 'color-mode' | 'dismiss-announcement' | 'toggle-sidebar' | 'show-main-menu' | 'copy-page'
