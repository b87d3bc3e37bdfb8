import { defineWords } from './src/search/words.ts'

/** What readers call the same thing that these documents call otherwise. Answers to questions look for all words of a group. */
export default defineWords({
  synonyms: [
    ['delete', 'remove'],
    ['create', 'add', 'new'],
    ['update', 'change', 'edit', 'modify'],
    ['sort', 'order'],
    ['price', 'cost', 'pay', 'billing'],
    ['folder', 'directory'],
    ['image', 'picture', 'photo'],
    ['start', 'run', 'launch'],
    ['limit', 'maximum', 'quota'],
    ['environment', 'env'],
    ['repository', 'repo'],
    ['database', 'db'],
    ['invite', 'share', 'collaborator'],
    ['rollback', 'restore', 'revert'],
    ['error', 'fail', 'failure'],
    ['return', 'response', 'result'],
    ['cheap', 'cheaper', 'lower', 'downgrade'],
    ['login', 'log', 'authenticate'],
  ],
})
