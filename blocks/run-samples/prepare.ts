// A separate chunk: importing a shared module dynamically would add the bundler's runtime to every page.
export { ReaderCopy } from './reader-copy.ts'
