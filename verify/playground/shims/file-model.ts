/** Exported under the name in the upload plugin's bundle. */
export const F = 'plugin::upload.file'
