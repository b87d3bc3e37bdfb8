// A new project has components use runes.
export default { compilerOptions: { runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true) } }
