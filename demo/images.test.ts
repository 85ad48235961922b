import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CATEGORIES, CATEGORY_IDS } from '#domain/catalogue.ts'
import { IMAGE_FORMATS } from '#domain/images/image-sizes.ts'
import { findMaterialById } from '#domain/materials/registry.ts'
import { readDemoCatalogue } from '#server/demo/demo-catalogue.ts'
import { readDemoImages } from '#server/demo/demo-images.ts'
import { fittingImages } from '#server/demo/fitting-images.ts'
import { inListOrder, listsWithProduct, picturesInTurn } from '#server/demo/pictures-in-turn.ts'
import { demoRows } from '#server/demo/seed-demo.ts'

const folder = new URL('./pictures/', import.meta.url)

const Entry = z.object({
  name: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  widths: z.array(z.number()),
  category: z.optional(z.string()),
  subCategory: z.optional(z.string()),
  materials: z.optional(z.array(z.string())),
  words: z.optional(z.array(z.string())),
})
const { products, labour, homes, covers } = z
  .object({
    products: z.array(Entry),
    labour: z.array(Entry),
    homes: z.array(z.object({ ...Entry.shape, kind: z.enum(['outside', 'inside']) })),
    covers: z.array(z.object({ ...Entry.shape, categories: z.array(z.enum(CATEGORY_IDS)) })),
  })
  .parse(JSON.parse(readFileSync(new URL('pictures.json', folder), 'utf8')))

const all = [...products, ...labour, ...homes, ...covers]

it('every listed picture lies there in all its sizes and nothing else, in its shape and with a placeholder', () => {
  const files = all.flatMap(({ name, widths }) =>
    widths.flatMap((width) => IMAGE_FORMATS.map((format) => `${name}/${width}.${format}`)),
  )
  const lying = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(lying.filter((path) => path.includes('/')).toSorted()).toEqual(files.toSorted())
  for (const { name, width, height, widths, placeholder } of all) {
    expect(widths.at(-1), name).toBe(width)
    expect(width / height, name).toBeCloseTo(covers.some((cover) => cover.name === name) ? 5 / 2 : 4 / 3, 2)
    expect(placeholder, name).toMatch(/^data:image\//)
  }
})

it('every sub-category has two pictures and every trade has one', () => {
  for (const { id, subCategories } of CATEGORIES) {
    for (const subCategory of subCategories)
      expect(
        products.filter((one) => one.category === id && one.subCategory === subCategory).length,
        `${id}, ${subCategory}`,
      ).toBeGreaterThan(1)
    expect(labour.filter(({ category }) => category === id).length, id).toBeGreaterThan(0)
  }
})

it('people are seen at work, not their tools alone', () => {
  expect(labour.filter(({ name }) => name.startsWith('trade-')).length).toBeGreaterThanOrEqual(10)
})

it('goods of a category are sold at one place', () => {
  const sold = covers.flatMap(({ categories }) => categories)
  expect(sold).toEqual([...new Set(sold)])
})

it('every house stands for a home, and every home has one', async () => {
  const { listings } = await readDemoCatalogue()
  const outsides = homes.filter(({ kind }) => kind === 'outside').map(({ name }) => name)
  expect([...new Set(listings.map(({ picture }) => picture))].toSorted()).toEqual(outsides.toSorted())
})

it('what is shown is in the registry, or known by its words', () => {
  for (const { name, materials = [], words } of products) {
    for (const id of materials) expect(findMaterialById(id)?.id, name).toBe(id)
    expect(materials.length > 0 || words, name).toBeTruthy()
  }
})

/** Bytes of a picture as each of its files (docs/decisions/0272): what one may have, and what they have on average at the most. */
const WEIGHTS: Record<string, { most: number; mean: number }> = {
  '200.avif': { most: 5_000, mean: 2_200 },
  '200.webp': { most: 8_500, mean: 3_000 },
  '400.avif': { most: 15_000, mean: 5_700 },
  '400.webp': { most: 28_000, mean: 8_500 },
  '800.avif': { most: 48_000, mean: 18_000 },
  '800.webp': { most: 96_000, mean: 28_000 },
  '1200.avif': { most: 48_000, mean: 36_000 },
  '1200.webp': { most: 75_000, mean: 54_000 },
  '1600.avif': { most: 66_000, mean: 45_000 },
  '1600.webp': { most: 100_000, mean: 66_000 },
}

it('each is light at every width, so that all together weigh no more than their number times the mean', () => {
  const weights = all.flatMap(({ name, widths }) =>
    widths.flatMap((width) =>
      IMAGE_FORMATS.map((format) => {
        const file = `${width}.${format}`
        return { name, file, bytes: statSync(new URL(`${name}/${file}`, folder)).size }
      }),
    ),
  )
  for (const [file, pictures] of Map.groupBy(weights, ({ file }) => file)) {
    const { most = 0, mean = 0 } = WEIGHTS[file] ?? {}
    expect(pictures.filter(({ bytes }) => bytes > most)).toEqual([])
    expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0) / pictures.length, file).toBeLessThan(mean)
  }
})

const now = new Date('2026-11-22T12:00:00Z')
const { products: goods } = demoRows(await readDemoCatalogue(), now)
const pictures = await readDemoImages()

const fitting = new Map(
  goods.map((product) => [product.id, fittingImages(pictures, product).map(({ name }) => name)]),
)
const shown = picturesInTurn(inListOrder(goods, now), listsWithProduct, ({ id }) => fitting.get(id) ?? [])

it('every picture of goods and trades is shown with some offer', () => {
  const used = new Set(shown.values())
  const names = [...pictures.products, ...pictures.labour].map(({ name }) => name)
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

describe('neighbours in a list', () => {
  type Goods = (typeof goods)[number]

  // Two pictures cannot alternate in every list at once: the market and its categories come before a material and a shop.
  const LISTS: [string, number, (product: Goods) => (string | null)[]][] = [
    ['the market', 2, () => ['all']],
    ['a category', 2, ({ category }) => [category]],
    [
      'a sub-category',
      2,
      ({ category, subCategories }) => subCategories.map((each) => `${category}, ${each}`),
    ],
    [
      'the offers of a material',
      3,
      ({ materialId, type }) => [type === 'Material' ? (materialId ?? null) : null],
    ],
    ['a shop', 3, ({ ownerId }) => [ownerId]],
  ]

  it.each(LISTS)('differ in %s wherever %i pictures fit', (_, enough, listsOf) => {
    const lists = Map.groupBy(
      inListOrder(goods, now).flatMap((product) => listsOf(product).map((list) => ({ list, product }))),
      ({ list }) => list,
    )
    const alike = [...lists].flatMap(([list, offers]) =>
      list === null
        ? []
        : offers.flatMap(({ product }, at) => {
            const before = offers[at - 1]?.product
            const picture = shown.get(product.id)
            const isAlike = before && picture !== undefined && shown.get(before.id) === picture
            return isAlike && (fitting.get(product.id) ?? []).length >= enough
              ? [`${list}: ${product.name}`]
              : []
          }),
    )
    expect(alike).toEqual([])
  })
})
