import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createListing, createProducts } from '../../../../tests/support/factories.ts'
import { randomRuns } from '../../../../tests/support/proof.ts'
import { createTestApi } from '../../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

/** Texts of all kinds: any character there is, what search operators are made of, and real words with mistakes. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...`&|!<->:*()'"\\%_ \0\t\nab1`), maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('cemnt ', 'tiels ', '12mm ', 'le ', 'ﬁ', '㎮', 'İ', 'ß', "d'", '-'),
    maxLength: 40,
  }),
)

it('any text at all is a search: 200 and a list, of products and of listings', {
  tags: ['slow'],
}, async () => {
  await createProducts(db, [{ name: 'Dangote cement, 12mm tiles' }, { name: 'Café brown emulsion paint' }])
  await createListing(db, { name: 'Duplex with tiles', area: 'Lekki' })
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const query = encodeURIComponent(text.toWellFormed())
      for (const path of [`/product/getCat?name=${query}`, `/listing/get?searchTerm=${query}&area=${query}`])
        expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 })
    }),
    { numRuns: randomRuns(100) },
  )
})

it('any word of a name finds it, whole and by its beginning', { tags: ['slow'] }, async () => {
  // What no place, brand or unit is called, and no everyday word.
  const word = fc.stringMatching(/^zx[a-z]{1,10}$/)
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 2, maxLength: 4 }), fc.nat(), async (words, choice) => {
      const name = words.join(' ').slice(0, 62).padEnd(10, ' x')
      // A beginning that stands whole in the catalogue is no beginning.
      await db.execute(sql`DELETE FROM search_words`)
      const [product] = await createProducts(db, [{ name }])
      const chosen = words[choice % words.length] ?? ''
      for (const text of [chosen, chosen.slice(0, 2), chosen.toUpperCase(), name]) {
        const { body } = await get(
          `/product/seller-products/${product?.ownerId}?name=${encodeURIComponent(text)}`,
        )
        expect({ name, text, body }).toMatchObject({ body: { pagination: { total: 1 } } })
      }
    }),
    { numRuns: randomRuns(50) },
  )
})
