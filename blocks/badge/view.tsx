export { default } from '../../src/blocks/badge/view.tsx'
