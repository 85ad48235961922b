import { AddedWordInput, AddedWords, MissedSearches } from '#domain/search/search-demand.ts'
import { adminOnly, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { createRouter, Done, documented, done, idParameter } from '#server/api/router.ts'
import { listMissed } from './missed-searches.ts'
import { addWord, listAddedWords, removeWord } from './search-dictionary.ts'

const TAG = 'Search'

/** For admins alone. */
export const searchAdminRoutes = createRouter()
  .get(
    '/missed-searches',
    documented(
      TAG,
      'What is searched in vain most, within 90 days',
      MissedSearches,
      'Words without numbers, place and day; nothing of fewer than three days or devices, and no person.',
    ),
    signedIn,
    adminOnly,
    async (c) => c.json(await listMissed(c.var.ctx)),
  )
  .get(
    '/dictionary',
    documented(TAG, 'The words that admins have added to the dictionary', AddedWords),
    signedIn,
    adminOnly,
    async (c) => c.json(await listAddedWords(c.var.ctx)),
  )
  .post(
    '/dictionary',
    documented(TAG, 'Add a word to the dictionary, or say anew what it finds', Done, undefined, 201),
    signedIn,
    adminOnly,
    body(AddedWordInput),
    async (c) => {
      await addWord(c.var.ctx, c.req.valid('json'))
      return c.json(done('The search knows this word now'), 201)
    },
  )
  .delete(
    '/dictionary/:id',
    documented(TAG, 'Take a word out of the dictionary again', Done),
    signedIn,
    adminOnly,
    async (c) => {
      await removeWord(c.var.ctx, idParameter(c.req.param('id'), 'There is no such word.'))
      return c.json(done('The word is removed'))
    },
  )
