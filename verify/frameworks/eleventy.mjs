/**
 * Calls a data file, as each build does.
 * @param {{ default: () => unknown }} file
 */
export default (file) => file.default()
