import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'

/** What is true of a right answer; names and texts as patterns, case ignored. Prices in naira, of rents those of a year. */
const Predicate = z.strictObject({
  name: z.optional(z.string()),
  /** Anything that is said of it: name, description, categories, place. */
  text: z.optional(z.string()),
  seller: z.optional(z.string()),
  area: z.optional(z.string()),
  category: z.optional(z.string()),
  subCategory: z.optional(z.string()),
  state: z.optional(z.string()),
  type: z.optional(z.string()),
  unit: z.optional(z.string()),
  rentPeriod: z.optional(z.string()),
  furnished: z.optional(z.boolean()),
  bedrooms: z.optional(z.number()),
  minBedrooms: z.optional(z.number()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
export type Predicate = z.infer<typeof Predicate>

const Expectation = z.extend(Predicate, {
  /** True of every one of the first five: a place, a price or a number is never another. */
  only: z.optional(Predicate),
  /** The place has nothing: the answer says so, names the nearest first, and that is one of these. */
  far: z.optional(z.array(z.string())),
})
export type Expectation = z.infer<typeof Expectation>

/** Nothing is to be found; `said` also accepts what is found instead, where the answer says so. */
const Nothing = z.nullable(z.strictObject({ said: z.literal(true) }))

const Kinds = z.record(z.string(), z.record(z.string(), z.union([Nothing, Expectation])))
const File = z.strictObject({ products: z.optional(Kinds), homes: z.optional(Kinds) })

export type JudgedQuery = { of: 'products' | 'homes'; kind: string; query: string } & (
  | { expected: Expectation }
  | { nothing: { said: boolean } }
)

/** All judged queries of a folder's YAML files. @throws Error that names the file of one that is written wrongly */
export async function readJudgedQueries(folder: string): Promise<JudgedQuery[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  const files = await Promise.all(names.map((name) => readQueriesOf(join(folder, name))))
  return files.flat()
}

async function readQueriesOf(path: string): Promise<JudgedQuery[]> {
  const { data, error } = z.safeParse(File, parse(await readFile(path, 'utf8')))
  if (error) throw new Error(`${path}: ${z.prettifyError(error)}`)
  return (['products', 'homes'] as const).flatMap((of) =>
    Object.entries(data[of] ?? {}).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([query, expected]): JudgedQuery => {
        const asked = { of, kind, query }
        if (expected === null) return { ...asked, nothing: { said: false } }
        return 'said' in expected ? { ...asked, nothing: expected } : { ...asked, expected }
      }),
    ),
  )
}
