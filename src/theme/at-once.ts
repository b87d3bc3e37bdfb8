/**
 * Actions of the boot script, which handles clicks before and after hydration: values of `data-does` on controls. The script changes only
 * attributes, never elements or text, which would break hydration.
 */
export type AtOnce = 'color-mode' | 'dismiss-announcement' | 'toggle-sidebar' | 'show-main-menu' | 'copy-page'
