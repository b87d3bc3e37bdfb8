/** Of the panel that is the sidebar's place. The boot script knows it, too. */
export const PANEL_ID = 'navigation'
