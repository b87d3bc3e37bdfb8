/** Of the dialog that the search button, and boot, open. */
export const SEARCH_DIALOG_ID = 'search-dialog'
