/** Reason why Strapi, or the code that runs samples, isn't there. */
export const NOT_LOADED =
  'Strapi couldn’t be loaded: you are offline, or the site was updated after this page was loaded. Try again, or reload the page.'
