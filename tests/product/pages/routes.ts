const home = {
  module: 'home',
  title: 'Emberline 3 Manual',
  description: 'Manual of Emberline, a controller for bakers’ ovens: first bake, baker guide, integrator manual, fleet manual.',
}

/** Pages that aren't documents: route → component of this folder. */
export default {
  '/': home,
  '/welcome': home,
}
