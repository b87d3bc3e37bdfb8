/** As the upload plugin's bundle calls it. */
export const F = 'plugin::upload.file'
