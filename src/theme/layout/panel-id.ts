/** ID of the navigation panel, shared with the boot script. */
export const PANEL_ID = 'navigation'
