/** The theme as custom properties. */
declare module 'virtual:theme.css' {}
