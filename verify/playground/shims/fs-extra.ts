export default { ensureDirSync: () => undefined, pathExistsSync: () => false }
