/** The documented version's database, whose IDs, times, and files are copied to another version's content (`npm run playground -- --strapi`). */
export const documentedDatabase = process.env.VERIFY_DOCUMENTED

/** Whether this folder's Strapi is the documented version. */
export const isDocumented = documentedDatabase === undefined
