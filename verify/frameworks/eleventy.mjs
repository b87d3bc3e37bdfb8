/** Calls a data file, as each build does. */
export default (file) => file.default()
