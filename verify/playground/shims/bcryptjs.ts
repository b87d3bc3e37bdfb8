/** As long as a hash. */
export default { hashSync: () => '.'.repeat(60) }
