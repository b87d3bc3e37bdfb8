/** ID of the search dialog, shared with the search button and the boot script. */
export const SEARCH_DIALOG_ID = 'search-dialog'
