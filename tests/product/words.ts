import { defineWords } from '../../src/search/words.ts'

/** What bakers call the same thing that the manual calls otherwise. */
export default defineWords({
  synonyms: [
    ['delete', 'remove'],
    ['heat', 'temperature', 'hot'],
    ['loaf', 'bread'],
    ['connect', 'add', 'pair'],
  ],
})
