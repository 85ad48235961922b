import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ImportComparison, ImportJob } from '#domain/import/import-schema.ts'
import { products } from '#server/db/schema/products.ts'
import { createSeller } from '../../../../tests/support/factories.ts'
import { randomRuns } from '../../../../tests/support/proof.ts'
import { answerOf, createTestApi, signInAs } from '../../../../tests/support/test-app.ts'
import { runImport } from './run-import.ts'
import { runUndo } from './run-undo.ts'

const { api, ctx, db } = await createTestApi()
const signal = new AbortController().signal

/** What the file and the hand change, each by a few values, so that both often say the same. */
const FIELDS = {
  regularPrice: [900_000, 950_000, 990_000],
  description: ['Fresh from the plant', 'Stored dry', 'New words'],
  storeAddress: ['12 Allen Avenue', '3 Zik Avenue', '7 Ade Street'],
} as const
type Field = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as Field[]
type Offer = Record<Field, unknown>
type Edits = Partial<Offer>

const offer = fc.record<Offer>({
  regularPrice: fc.constantFrom(...FIELDS.regularPrice),
  description: fc.constantFrom(...FIELDS.description),
  storeAddress: fc.constantFrom(...FIELDS.storeAddress),
})
const edits: fc.Arbitrary<Edits> = fc.record(
  {
    regularPrice: fc.constantFrom(920_000, ...FIELDS.regularPrice),
    description: fc.constantFrom('By hand', ...FIELDS.description),
    storeAddress: fc.constantFrom('9 Hand Street', ...FIELDS.storeAddress),
  },
  { requiredKeys: [] },
)
/** An offer as the first file says it, edited by hand, as the second file says it, and edited again. */
const life = fc.record({
  first: fc.option(offer, { nil: undefined, freq: 4 }),
  byHand: fc.oneof(fc.constant<Edits>({}), edits),
  file: fc.option(offer, { nil: undefined }),
  later: fc.oneof(fc.constant<Edits>({}), edits),
})

const nameOf = (index: number) => `Portland cement number ${index}`
const HEADER = 'Name,Details,Category,Sub category,Type,Unit,State,Address,Phone,Price'
const fileOf = (offers: readonly (Offer | undefined)[]) =>
  [
    HEADER,
    ...offers.flatMap((each, index) =>
      each
        ? [
            `${nameOf(index)},${each.description},Concrete,Cement,Material,bags,Lagos,${each.storeAddress},08031234567,${Number(each.regularPrice) / 100}`,
          ]
        : [],
    ),
  ].join('\n')

it('brings the last file, the hand and the new file together, and takes that back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 6 }), async (lives) => {
      fc.pre(lives.some(({ first }) => first) && lives.some(({ first, file }) => file ?? first))
      const seller = await createSeller(db)
      const headers = { 'Content-Type': 'text/csv', ...(await signInAs(ctx, seller)) }
      const send = async (path: string, body: string) =>
        (await answerOf(await api.request(`/api/import${path}`, { method: 'POST', body, headers }))).body
      const bring = async (text: string) => {
        const { id } = ImportJob.parse(await send('/products?list=Stock', text))
        await runImport(ctx, { importId: id, signal })
        return id
      }
      const stored = async () => {
        const rows = await db.select().from(products).where(eq(products.ownerId, seller.id))
        return new Map(rows.map((row) => [row.name, row]))
      }
      const edit = async (all: readonly Edits[]) => {
        for (const [index, set] of all.entries())
          if (Object.keys(set).length > 0)
            await db
              .update(products)
              .set(set as Partial<typeof products.$inferInsert>)
              .where(and(eq(products.ownerId, seller.id), eq(products.name, nameOf(index))))
      }
      const said = (row: Record<string, unknown> | undefined) =>
        row && Object.fromEntries(NAMES.map((field) => [field, row[field]]))

      // An unsaid row is as before, so that each file has all of the list.
      const firstFile = fileOf(lives.map(({ first }) => first))
      const files = lives.map(({ first, file }) => file ?? first)
      await bring(firstFile)
      await edit(lives.map(({ first, byHand }) => (first ? byHand : {})))
      const before = await stored()

      const id = await bring(fileOf(files))
      const after = await stored()
      for (const [index, { first, byHand, file }] of lives.entries()) {
        const name = nameOf(index)
        const was = before.get(name)
        const expected = NAMES.map((field) => {
          const isNew = first === undefined || (file !== undefined && file[field] !== first[field])
          return [field, isNew ? file?.[field] : (byHand[field] ?? first[field])]
        })
        expect(said(after.get(name)), name).toEqual(first || file ? Object.fromEntries(expected) : undefined)
        if (first && (!file || NAMES.every((field) => file[field] === first[field])))
          expect(after.get(name), 'an unchanged row writes nothing').toEqual(was)
      }

      await edit(lives.map(({ first, file, later }) => (first || file ? later : {})))
      const edited = await stored()
      const undo = ImportJob.parse(await send(`/${id}/undo`, ''))
      await runUndo(ctx, { importId: undo.id, signal })
      const undone = await stored()
      for (const [index] of lives.entries()) {
        const name = nameOf(index)
        const [was, made, then] = [before.get(name), after.get(name), edited.get(name)]
        const isEdited = NAMES.some((field) => made?.[field] !== then?.[field])
        if (!was) {
          expect(said(undone.get(name)), 'what came in goes, unless it was edited').toEqual(
            isEdited ? said(then) : undefined,
          )
          continue
        }
        const expected = NAMES.map((field) => {
          const isTaken = was[field] !== made?.[field] && then?.[field] === made?.[field]
          return [field, isTaken ? was[field] : then?.[field]]
        })
        expect(said(undone.get(name)), name).toEqual(Object.fromEntries(expected))
        if (isEdited) continue
        // A later version, which the reader may read anew.
        const { version: _, updatedAt: __, readerVersion: ___, ...values } = was
        expect(undone.get(name), 'exactly what was there').toMatchObject(values)
      }
      const { counts } = ImportComparison.parse(await send('/products/compare?list=Stock', firstFile))
      expect(counts, 'and the former file says nothing new').toMatchObject({ new: 0, changed: 0 })
    }),
    { numRuns: randomRuns(25) },
  )
}, 120_000)
