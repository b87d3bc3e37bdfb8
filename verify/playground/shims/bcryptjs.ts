/** Placeholder with the length of a hash. */
export default { hashSync: () => '.'.repeat(60) }
