import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { localGovernmentOf } from '#domain/places/local-government.ts'
import { onConnection } from '#server/db/connection.ts'
import {
  AREAS,
  BRANDS,
  DESCRIPTIONS,
  HOMES,
  PRODUCT_KINDS,
  REVIEW_COMMENTS,
  SHOPS,
  SYLLABLES,
} from './vocabulary.ts'

/** Rows per statement: enough to be fast, few enough to show progress. */
const BATCH = 20_000

/** The number of rows of each kind for a number of products; that of listings can be set separately. */
const sizesFor = ({ products, listings = Math.round(products / 5) }: Requested) => ({
  sellers: Math.max(20, Math.round((products + listings) / 120)),
  products,
  listings,
  reviews: Math.round(products / 10),
})

type Requested = { products: number; listings?: number | undefined }

/**
 * Fills a migrated database with generated rows, the same ones every time; does nothing if they are there already.
 * @throws Error when the database has other rows, so that no real data is mixed with generated rows
 */
export async function fillCatalogue(
  url: string,
  requested: Requested,
  say: (line: string) => void,
): Promise<void> {
  // One connection, because the temporary objects of `prepare` last as long as the session.
  await onConnection(url, async (client) => {
    const db = drizzle(client)
    const sizes = sizesFor(requested)
    const { rows } = await db.execute<{ products: number; listings: number }>(sql`
      SELECT (SELECT count(*) FROM products)::int AS products, (SELECT count(*) FROM listings)::int AS listings`)
    const [present] = rows
    if (present?.products === sizes.products && present.listings === sizes.listings)
      return say('The database is filled already')
    if (present?.products || present?.listings)
      throw new Error(`The database holds ${present.products} products and ${present.listings} listings`)
    await prepare(db)
    const fill = async (name: keyof typeof sizes, insert: (from: number, to: number) => SQL) => {
      for (let from = 0; from < sizes[name]; from += BATCH)
        await db.execute(insert(from, Math.min(from + BATCH, sizes[name]) - 1))
      say(`${sizes[name].toLocaleString('en')} ${name}`)
    }
    await fill('sellers', insertSellers)
    await fill('reviews', (from, to) => insertReviews(from, to, sizes))
    await withoutTriggers(db, async () => {
      await fill('listings', (from, to) => insertListings(from, to, sizes))
      await fill('products', (from, to) => insertProducts(from, to, sizes))
      await makeSearchable(db, say)
    })
    await db.execute(sql`VACUUM (ANALYZE)`)
  })
}

/** Nothing that is written meanwhile makes anything else be written. */
async function withoutTriggers(db: NodePgDatabase, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`SET session_replication_role = replica`)
  await work()
  await db.execute(sql`RESET session_replication_role`)
}

/** What the triggers would have written, an hour faster: the words are indexed and made known when all are there. */
async function makeSearchable(db: NodePgDatabase, say: (line: string) => void): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(
    sql`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE indexdef LIKE '% USING gin %' AND tablename IN ('searchable_products', 'searchable_listings')`,
  )
  for (const { name } of rows) await db.execute(sql`DROP INDEX ${sql.identifier(name)}`)
  await db.execute(sql`DELETE FROM table_fills WHERE name = 'searchable_products'`)
  for (let done = false; !done; ) {
    const filled = await db.execute<{ done: boolean }>(sql`SELECT fill_searchable_products(${BATCH}) AS done`)
    done = filled.rows[0]?.done ?? true
  }
  await db.execute(sql`SELECT mend_product_counts(), mend_home_counts()`)
  await db.execute(sql`SELECT fold_product_counts(${2 ** 31 - 1})`)
  await db.execute(sql`SELECT write_searchable_listings(ARRAY(SELECT id FROM listings))`)
  say('Their words')
  await db.execute(sql`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await db.execute(sql.raw(definition))
  await db.execute(sql`
    INSERT INTO search_words (source, word, known_since, named_since)
    SELECT 'products', word, min(created_at), min(created_at) FILTER (WHERE weights && '{A,B}')
    FROM searchable_products, unnest(words) AS lexeme (word, positions, weights)
    WHERE weights && '{A,B}' OR (weights && '{C,D}' AND word !~ '^[[:digit:]]') GROUP BY word
    UNION ALL
    SELECT 'listings', lexeme.word, min(home.created_at), min(home.created_at) FILTER (WHERE lexeme.named)
    FROM listings AS home JOIN users AS seller ON seller.id = owner_id, listing_words(search || home_seller_words(seller.name)) AS lexeme
    GROUP BY lexeme.word
    ON CONFLICT DO NOTHING`)
  say('Their index')
}

async function prepare(db: NodePgDatabase): Promise<void> {
  // Choices by hash: pseudo-random, and row n has the same values in whatever order the rows are made.
  await db.execute(sql`CREATE FUNCTION pg_temp.pick(n bigint, about bigint, choices int) RETURNS int IMMUTABLE LANGUAGE sql
    RETURN ((hashint8extended(n, about) & 9223372036854775807) % choices)::int`)
  await db.execute(sql`CREATE FUNCTION pg_temp.one_of(choices text[], n bigint, about bigint) RETURNS text IMMUTABLE LANGUAGE sql
    RETURN choices[1 + pg_temp.pick(n, about, cardinality(choices))]`)
  // Ordered by n, as the product's own ids are by time.
  await db.execute(sql`CREATE FUNCTION pg_temp.id_of(kind text, n bigint) RETURNS uuid IMMUTABLE LANGUAGE sql
    RETURN (lpad(to_hex(1735689600000 + n), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid`)
  await db.execute(sql`CREATE TEMP TABLE syllables AS
    SELECT ${sql.param(SYLLABLES.first)}::text[] AS first, ${sql.param(SYLLABLES.middle)}::text[] AS middle, ${sql.param(SYLLABLES.last)}::text[] AS last`)
  await db.execute(sql`CREATE TEMP TABLE kinds (place int PRIMARY KEY, category category, sub_category text, type product_type,
    unit unit, cheapest int, dearest int, things text[], sizes text[])`)
  for (const [index, { category, subCategory, type, unit, price, things, sizes }] of PRODUCT_KINDS.entries())
    await db.execute(sql`INSERT INTO kinds VALUES (${index}, ${category}, ${subCategory}, ${type}, ${unit},
      ${price[0]}, ${price[1]}, ${sql.param(things)}, ${sql.param(sizes)})`)
  await db.execute(sql`ANALYZE syllables, kinds`)
}

const insertSellers = (from: number, to: number) => sql`
  INSERT INTO users (id, name, email, email_verified, bio, store_address, mobile_number, phone_confirmed_at,
    business_checked_at, created_at, updated_at)
  SELECT pg_temp.id_of('seller', n),
    pg_temp.one_of(first, n, 1) || pg_temp.one_of(middle, n, 2) || pg_temp.one_of(last, n, 3)
      || ' ' || pg_temp.one_of(${sql.param(SHOPS)}, n, 4),
    'seller' || n || '@bench.example', pg_temp.pick(n, 5, 10) < 7, pg_temp.one_of(${sql.param(DESCRIPTIONS)}, n, 6),
    1 + pg_temp.pick(n, 7, 200) || ' Market Road', '+23480' || lpad(n::text, 8, '0'),
    CASE WHEN pg_temp.pick(n, 8, 10) < 3 THEN timestamptz '2025-01-02' END,
    CASE WHEN pg_temp.pick(n, 8, 10) < 1 THEN timestamptz '2025-01-03' END, '2025-01-01', '2025-01-01'
  FROM generate_series(${from}::bigint, ${to}::bigint) AS n, syllables`

type Sizes = ReturnType<typeof sizesFor>

// The minimum of two random choices: a few shops are large, most are small.
const owner = ({ sellers }: Sizes) =>
  sql`pg_temp.id_of('seller', least(pg_temp.pick(n, 90, ${sellers}), pg_temp.pick(n, 91, ${sellers})))`

const insertProducts = (from: number, to: number, sizes: Sizes) => sql`
  INSERT INTO products (id, owner_id, name, brand, description, category, sub_categories, type, unit, location, store_address,
    mobile, regular_price, discount, discount_price, created_at, updated_at)
  SELECT pg_temp.id_of('product', n), ${owner(sizes)},
    maker || ' ' || pg_temp.one_of(things, n, 13) || ' ' || pg_temp.one_of(kinds.sizes, n, 14) || ' '
      || chr(65 + pg_temp.pick(n, 15, 26)) || pg_temp.pick(n, 16, 10000),
    CASE WHEN is_known THEN maker END,
    pg_temp.one_of(${sql.param(DESCRIPTIONS)}, n, 17) || ' ' || pg_temp.one_of(${sql.param(DESCRIPTIONS)}, n, 18),
    category, ARRAY[sub_category], type, unit, location,
    1 + pg_temp.pick(n, 21, 200) || ' Market Road, ' || location, '+23480' || lpad(pg_temp.pick(n, 22, 100000000)::text, 8, '0'),
    price, discount, CASE WHEN discount THEN price * 9 / 10 ELSE 0 END, created_at, created_at
  FROM generate_series(${from}::bigint, ${to}::bigint) AS n
  JOIN kinds ON place = pg_temp.pick(n, 10, ${PRODUCT_KINDS.length})
  CROSS JOIN syllables
  CROSS JOIN LATERAL (SELECT type = 'Material' AND pg_temp.pick(n, 11, 10) < 6 AS is_known) AS made
  CROSS JOIN LATERAL (SELECT
    CASE WHEN is_known THEN pg_temp.one_of(${sql.param(BRANDS)}, n, 12)
      ELSE pg_temp.one_of(first, n, 1) || pg_temp.one_of(middle, n, 2) || pg_temp.one_of(last, n, 3) END AS maker,
    CASE WHEN pg_temp.pick(n, 19, 4) = 0 THEN 'Lagos'
      ELSE (enum_range(NULL::state))[1 + pg_temp.pick(n, 20, 37)] END AS location,
    (cheapest + pg_temp.pick(n, 23, dearest - cheapest))::bigint * 100 AS price,
    pg_temp.pick(n, 24, 6) = 0 AS discount,
    ${timeOf(sizes.products)} AS created_at) AS chosen`

/** As the product guesses them; empty where it can't. */
const LOCAL_GOVERNMENTS_OF_AREAS = AREAS.map(
  ([state, address]) => localGovernmentOf({ state, address, lga: null }) ?? '',
)

const KINDS_OF_HOMES = HOMES.map((home) => homeKindOf(home) ?? '')

const insertListings = (from: number, to: number, sizes: Sizes) => sql`
  INSERT INTO listings (id, owner_id, name, description, address, state, lga, area, kind, type, rent_period, bedrooms, bathrooms,
    regular_price, offer, discount_price, parking, furnished, created_at, updated_at)
  SELECT pg_temp.id_of('listing', n), ${owner(sizes)},
    bedrooms || ' bedroom ' || pg_temp.one_of(${sql.param(HOMES)}, n, 31) || ' in ' || area,
    pg_temp.one_of(${sql.param(DESCRIPTIONS)}, n, 17),
    1 + pg_temp.pick(n, 32, 90) || ' ' || pg_temp.one_of(first, n, 1) || pg_temp.one_of(middle, n, 2)
      || pg_temp.one_of(last, n, 3) || ' Street, ' || area || ', ' || state,
    state::state, nullif(lga, ''), area, nullif(pg_temp.one_of(${sql.param(KINDS_OF_HOMES)}, n, 31), '')::home_kind, type, rent_period, bedrooms, 1 + pg_temp.pick(n, 34, 5),
    price, offer, CASE WHEN offer THEN price * 95 / 100 ELSE 0 END,
    pg_temp.pick(n, 38, 3) > 0, pg_temp.pick(n, 39, 4) = 0, created_at, created_at
  FROM generate_series(${from}::bigint, ${to}::bigint) AS n
  CROSS JOIN syllables
  CROSS JOIN LATERAL (SELECT
    pg_temp.one_of(${sql.param(AREAS.map(([state]) => state))}, n, 30) AS state,
    pg_temp.one_of(${sql.param(AREAS.map(([, area]) => area))}, n, 30) AS area,
    pg_temp.one_of(${sql.param(LOCAL_GOVERNMENTS_OF_AREAS)}, n, 30) AS lga,
    1 + pg_temp.pick(n, 33, 6) AS bedrooms,
    (CASE WHEN pg_temp.pick(n, 35, 5) < 3 THEN 'rent' ELSE 'sale' END)::listing_type AS type,
    (CASE WHEN pg_temp.pick(n, 36, 5) = 0 THEN 'month' ELSE 'year' END)::rent_period AS rent_period,
    pg_temp.pick(n, 37, 7) = 0 AS offer,
    ${timeOf(sizes.listings)} AS created_at) AS chosen
  CROSS JOIN LATERAL (SELECT 100 * (CASE
    WHEN type = 'sale' THEN 20000000 + pg_temp.pick(n, 40, 400) * 1000000::bigint
    WHEN rent_period = 'year' THEN 600000 + pg_temp.pick(n, 40, 200) * 100000
    ELSE 60000 + pg_temp.pick(n, 40, 90) * 10000 END) AS price) AS asked`

// The k-th review of a seller is written by the k-th seller after them: nobody reviews themselves, or a seller twice.
const insertReviews = (from: number, to: number, sizes: Sizes) => sql`
  INSERT INTO reviews (id, seller_id, author_id, name, email, rating, comment, created_at, updated_at)
  SELECT pg_temp.id_of('review', n), pg_temp.id_of('seller', n % ${sizes.sellers}::int),
    pg_temp.id_of('seller', (n + 1 + n / ${sizes.sellers}::int) % ${sizes.sellers}::int),
    pg_temp.one_of(first, n, 1) || ' ' || pg_temp.one_of(first, n, 2), 'buyer' || n || '@bench.example',
    5 - least(pg_temp.pick(n, 50, 5), pg_temp.pick(n, 51, 5)), pg_temp.one_of(${sql.param(REVIEW_COMMENTS)}, n, 52),
    created_at, created_at
  FROM generate_series(${from}::bigint, ${to}::bigint) AS n
  CROSS JOIN syllables CROSS JOIN LATERAL (SELECT ${timeOf(sizes.reviews)} AS created_at) AS chosen`

/** The creation time of row n: the rows are spread evenly over a past year. */
const timeOf = (rows: number) =>
  sql`date_trunc('milliseconds', timestamptz '2025-01-01' + n * (interval '365 days' / ${rows}::int))`
