type Slugify = (text: string, options?: object) => string

let slugify: Slugify = () => {
  throw new Error('This part of Strapi isn’t in the playground.')
}

/** Sets the implementation from a part that is loaded later. */
export function setSlugify(made: Slugify): void {
  slugify = made
}

export default ((text, options) => slugify(text, options)) satisfies Slugify
