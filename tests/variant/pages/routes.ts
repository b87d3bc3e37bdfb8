/** Pages that aren't documents: route → component of this folder. */
export default { '/': { module: 'home', title: 'Variant' } }
