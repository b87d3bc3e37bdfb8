import { expect, it } from 'vitest'
import { compileModulesAtOnce } from '../../verify/playground/build/eager.ts'

/** A program in the form of the playground's. */
const PROGRAM =
  '(()=>{var D=(r,e)=>()=>(e||r((e={exports:{}}).exports,e),e.exports);var a=D((r,e)=>{e.exports=()=>41});' +
  'var b=D(r=>{r.value=a()()+1});globalThis.eager=b().value})();\n'

it('functions of CommonJS modules are in parentheses', () => {
  expect(compileModulesAtOnce(PROGRAM)).toBe(
    '(()=>{var D=(r,e)=>()=>(e||r((e={exports:{}}).exports,e),e.exports);var a=D((function(r,e){e.exports=()=>41}));' +
      'var b=D((function(r){r.value=a()()+1}));globalThis.eager=b().value})();\n',
  )
})

it('a bundle without such modules is refused', () => {
  expect(() => compileModulesAtOnce('(()=>{})();')).toThrow('esbuild wraps CommonJS modules differently now')
})
