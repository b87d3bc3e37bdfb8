/** The documented version's database, whose ids, times and files the content of another version gets (`npm run playground -- --strapi`). */
export const documentedDatabase = process.env.VERIFY_DOCUMENTED

/** Whether the Strapi of this folder is the one that the documents describe. */
export const isDocumented = documentedDatabase === undefined
