import { defineWords } from '../../src/search/words.ts'

/** Synonyms that bakers use for the manual's terms. */
export default defineWords({
  synonyms: [
    ['delete', 'remove'],
    ['heat', 'temperature', 'hot'],
    ['loaf', 'bread'],
    ['connect', 'add', 'pair'],
  ],
})
