// New projects enable runes for their components.
export default { compilerOptions: { runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true) } }
