import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { UNITS, type Unit } from '#domain/catalogue.ts'
import { readOffer } from '#domain/materials/read-offer.ts'
import { specificationOf } from '#domain/materials/specification.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { onConnection } from '#server/db/connection.ts'
import { root } from '../built-folder.ts'

/** Rows per statement. */
const BATCH = 50_000

/** What there is most of, the commonest first; then comes what the labelled names of the demonstration are. */
const COMMONEST = [
  'Cement, 50 kg bag',
  '12 mm rod, 12 m length',
  'Sharp sand, 20 tonnes trip',
  'Granite 3/4 inch, 20 tonnes trip',
  '9 inch hollow block',
  '16 mm rod, 12 m length',
  'Plaster sand, 20 tonnes trip',
  '6 inch hollow block',
  '10 mm rod, 12 m length',
  'Emulsion paint, 20 litres bucket',
]

type Kind = {
  specification: string
  material: string
  parameters: string
  unit: string
  conversion: string
  quantity: number
  brands: readonly string[]
}

/**
 * Gives the generated products readings and terms of sale, the same ones every time: seven in ten are compared, a twelfth of a known
 * material say too little. The n-th commonest specification has a share of about one in n + 2; the commonest of a million has more
 * than 45,000. A quarter of the prices are stale. Does nothing where they have them.
 */
export async function fillReadings(url: string, say: (line: string) => void): Promise<void> {
  await onConnection(url, async (client) => {
    const db = drizzle(client)
    const { rows } = await db.execute<{ read: boolean; products: number }>(sql`
      SELECT EXISTS (SELECT FROM products WHERE specification IS NOT NULL) AS read, count(*)::int AS products FROM products`)
    if (rows[0]?.read) return say('The products are read already')
    await prepare(db, await commonKinds())
    await withoutIndexes(db, async () => {
      for (let from = 0; from < (rows[0]?.products ?? 0); from += BATCH)
        await db.execute(readProducts(from, BATCH))
    })
    say('What they are and how they are sold')
    await db.execute(sql`VACUUM (ANALYZE) products`)
    say('Swept')
  })
}

async function commonKinds(): Promise<Kind[]> {
  const labelled = await readFile(join(root, 'scripts/reader-quality/demonstration.txt'), 'utf8')
  const names = labelled.split('\n').flatMap((line) => {
    const [unit, name] = line.split(' | ')
    return name && !line.startsWith('#') ? [{ name, unit }] : []
  })
  const kinds = [...COMMONEST.map((name) => ({ name, unit: 'nr' })), ...names].flatMap(
    ({ name, unit }): Kind[] => {
      const { material, parameters, comparable } = readOffer({
        name,
        unit: UNITS.find((each): each is Unit => each === unit) ?? 'nr',
      })
      const specification = material && specificationOf(material, parameters)
      if (!specification || !comparable) return []
      return [
        {
          specification: specification.id,
          material: material.id,
          parameters: JSON.stringify(parameters),
          unit: comparable.unit,
          conversion: comparable.conversion,
          quantity: comparable.quantity,
          brands: material.brands,
        },
      ]
    },
  )
  return [...new Map(kinds.map((kind) => [kind.specification, kind])).values()]
}

async function prepare(db: NodePgDatabase, kinds: readonly Kind[]): Promise<void> {
  await db.execute(sql`CREATE FUNCTION pg_temp.pick(id uuid, about bigint, choices int) RETURNS int IMMUTABLE LANGUAGE sql
    RETURN ((uuid_hash_extended(id, about) & 9223372036854775807) % choices)::int`)
  await db.execute(sql`CREATE TEMP TABLE read_kinds (place int PRIMARY KEY, specification text, material text, parameters jsonb,
    unit text, conversion text, quantity float8, brands text[], upto int)`)
  const weights = kinds.map((_, index) => 1 / (index + 3))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let upto = 0
  for (const [index, kind] of kinds.entries()) {
    upto += ((weights[index] ?? 0) / all) * SHARES
    await db.execute(sql`INSERT INTO read_kinds VALUES (${index}, ${kind.specification}, ${kind.material}, ${kind.parameters}::jsonb,
      ${kind.unit}, ${kind.conversion}, ${kind.quantity}, ${sql.param(kind.brands)}::text[], ${Math.ceil(upto)})`)
  }
  // Which kind each share is of, so that a row finds its own at once.
  await db.execute(sql`CREATE TEMP TABLE shares AS SELECT share, (SELECT min(place) FROM read_kinds WHERE upto > share) AS place
    FROM generate_series(0, ${SHARES - 1}::int) AS share`)
  await db.execute(sql`ALTER TABLE shares ADD PRIMARY KEY (share)`)
  await db.execute(sql`CREATE TEMP TABLE lgas (state state PRIMARY KEY, names text[])`)
  for (const [state, names] of Object.entries(lgaNames()))
    await db.execute(sql`INSERT INTO lgas VALUES (${state}::state, ${sql.param(names)}::text[])`)
  await db.execute(sql`ANALYZE read_kinds, shares, lgas`)
  await db.execute(
    sql`CREATE TEMP TABLE numbered AS SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM products`,
  )
  await db.execute(sql`ALTER TABLE numbered ADD PRIMARY KEY (n)`)
}

const SHARES = 100_000

const lgaNames = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(LOCAL_GOVERNMENTS).map(([state, lgas]) => [state, lgas.map(([name]) => name)]),
  )

/** Nothing else is written by it, and the indexes of comparisons are built when all is there. */
async function withoutIndexes(db: NodePgDatabase, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'products' AND indexname IN ('products_compared', 'products_left_out')`)
  for (const { name } of rows) await db.execute(sql`DROP INDEX ${sql.identifier(name)}`)
  await db.execute(sql`SET session_replication_role = replica`)
  await work()
  await db.execute(sql`RESET session_replication_role`)
  await db.execute(sql`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}

const readProducts = (from: number, count: number): SQL => sql`
  UPDATE products SET
    material_id = material, parameters = kind.parameters, reader_version = 1,
    specification = CASE WHEN known < 11 THEN kind.specification END,
    comparable_quantity = CASE WHEN known < 10 THEN quantity * (ARRAY[1, 1, 1, 0.5, 20])[1 + pg_temp.pick(products.id, 2, 5)] END,
    comparable_unit = CASE WHEN known < 10 THEN kind.unit END,
    conversion = CASE WHEN known < 10 THEN kind.conversion END,
    not_comparable = CASE WHEN known >= 10 THEN 'How much of it one price buys is not said.' END,
    brand = brands[1 + pg_temp.pick(products.id, 3, 2 + cardinality(brands))],
    regular_price = price, discount_price = CASE WHEN discount THEN price * 9 / 10 ELSE 0 END,
    lga = CASE WHEN pg_temp.pick(products.id, 4, 3) > 0 THEN names[1 + pg_temp.pick(products.id, 5, cardinality(names))] END,
    minimum_order = CASE WHEN pg_temp.pick(products.id, 6, 5) = 0 THEN (ARRAY[5, 10, 50, 100])[1 + pg_temp.pick(products.id, 7, 4)] END,
    price_breaks = CASE WHEN pg_temp.pick(products.id, 8, 6) = 0
      THEN jsonb_build_array(jsonb_build_object('from', 50, 'price', price * 85 / 100), jsonb_build_object('from', 300, 'price', price * 8 / 10))
      ELSE '[]' END,
    delivery = way, delivery_within = CASE WHEN way = 'included' THEN (ARRAY['lga', 'state', 'country'])[1 + pg_temp.pick(products.id, 10, 3)] END,
    delivery_price = CASE WHEN way = 'charged' THEN price / 20 END,
    delivery_per = CASE WHEN way = 'charged' THEN (ARRAY['unit', 'trip'])[1 + pg_temp.pick(products.id, 11, 2)] END,
    in_stock = pg_temp.pick(products.id, 12, 20) > 0, asleep = pg_temp.pick(products.id, 13, 40) = 0,
    price_confirmed_at = now() - interval '1 hour' * (pg_temp.pick(products.id, 14, 24 * 19) + CASE WHEN pg_temp.pick(products.id, 15, 4) = 0 THEN 24 * 28 ELSE 0 END)
  FROM numbered JOIN shares ON share = pg_temp.pick(numbered.id, 1, ${SHARES}) JOIN read_kinds AS kind USING (place)
    CROSS JOIN LATERAL (SELECT pg_temp.pick(numbered.id, 16, 14) AS known,
      -- Around one level, as the prices of one thing are.
      (500000 * (0.75 + pg_temp.pick(numbered.id, 17, 1000) / 2000.0))::bigint AS price,
      (ARRAY['included', 'charged', 'charged', 'ask', 'ask', 'none', NULL, NULL])[1 + pg_temp.pick(numbered.id, 9, 8)] AS way) AS chosen
    CROSS JOIN lgas
  WHERE n > ${from} AND n <= ${from + count} AND products.id = numbered.id AND lgas.state = products.location AND known < 12`
