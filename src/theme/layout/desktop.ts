/** From this width, the sidebar is next to the page (specification, section 9: mobile is 996 px or less). */
export const DESKTOP = '(min-width: 997px)'
