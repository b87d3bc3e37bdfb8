// A part of its own: one that others import, too, would need the bundler's runtime, which would become a file of every page.
export { ReaderCopy } from './reader-copy.ts'
