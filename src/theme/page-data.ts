/** Id of the element in which a document keeps what its components get. Headings such as "Page" have ids too, hence the underscore. */
export const PAGE_DATA_ID = '_page'
