import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportReason } from '#domain/import/import-schema.ts'
import { listings } from '#server/db/schema/listings.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { createSeller } from '../../../../tests/support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { findSeller } from './import-queries.ts'
import { type Counts, type ImportRun, importRows } from './import-rows.ts'
import type { FileReading } from './open-file.ts'
import { openTable } from './open-table.ts'

let database: TestDatabase
let ownerId: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ownerId = (await createSeller(database.db)).id
})

async function* inChunks(bytes: Buffer, size = 700) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Imports a text (or bytes) and returns what was counted and told. */
async function run(name: ImportName, file: string | Buffer, options: Partial<ImportRun> = {}) {
  const rejections: (ImportReason & { line: number })[] = []
  let reading: FileReading | undefined
  const { counts } = await importRows(name, {
    db: database.db,
    ownerId,
    table: await openTable(inChunks(Buffer.from(file))),
    map: {},
    defaults: {},
    rates: {},
    // Other tests' offers are no measure.
    sure: 'all',
    onRejected: ({ line, reasons }) => {
      rejections.push(...reasons.map((reason) => ({ line, ...reason })))
    },
    onReading: (found) => {
      reading = found
    },
    ...options,
  })
  return { counts, rejections, reading }
}

const storedProducts = () =>
  database.db.select().from(products).where(eq(products.ownerId, ownerId)).orderBy(asc(products.name))
const storedListings = () =>
  database.db.select().from(listings).where(eq(listings.ownerId, ownerId)).orderBy(asc(listings.name))

const HEADER =
  'SKU,Product Name,Details,Category,Sub_Category,Type,UOM,State,Store Address,Phone,Price (NGN),Discount Price'
const row = ({
  sku = 'A1',
  name = 'Dangote cement 42.5R',
  price = '"10,500"',
  unit = 'bag',
  discount = '',
} = {}) =>
  `${sku},${name},Fresh from the plant,Concrete,cement,material,${unit},lagos state,"12 Allen Avenue, Ikeja",08031234567,${price},${discount}`
const file = (...rows: string[]) => [HEADER, ...rows].join('\n')

describe('towns and local governments in a file', () => {
  it.each([
    ['town', 'Ikorodu', 'Lagos', 'Ikorodu'],
    ['City', 'Lekki Phase 1', 'Lagos', 'Eti-Osa'],
    ['LGA', 'ibeju lekki', 'Lagos', 'Ibeju-Lekki'],
    ['Local Government Area', 'Nowhere at all', 'Lagos', 'Ikeja'],
    ['town', 'Woji', '', 'Obio/Akpor'],
  ])('%s “%s” of a product', async (header, town, state, lga) => {
    const { rejections } = await run(
      'products',
      `${HEADER},${header}\n${row().replace('lagos state', state)},${town}`,
    )
    expect(rejections).toEqual([])
    expect(await storedProducts()).toMatchObject([{ lga, location: state || 'Rivers' }])
  })

  it('a town in the column of states names both', async () => {
    await run('products', file(row().replace('lagos state', 'Port Harcourt')), {})
    expect(await storedProducts()).toMatchObject([{ location: 'Rivers', lga: 'Port Harcourt' }])
  })

  it.each([
    ['7 Wide Road', 'Oyo', 'Bodija', 'Oyo', 'Ibadan North'],
    ['Orchid Lekki Lagos', '', '', 'Lagos', 'Eti-Osa'],
    ['8 Fola Osibo Street, Lekki Phase 1', '', '', 'Lagos', 'Eti-Osa'],
    ['7 Wide Road', '', 'Wuse 2', 'FCT', 'Abuja Municipal'],
  ])('a home at %s, %s, %s', async (address, state, town, foundState, lga) => {
    const header = 'title,about,type,address,state,town,price,beds,baths'
    const home = `Three-bedroom flat,x,FOR RENT,"${address}",${state},${town},50000/month,3,2`
    const { rejections } = await run('listings', `${header}\n${home}`)
    expect(rejections).toEqual([])
    expect(await storedListings()).toMatchObject([{ state: foundState, lga }])
  })
})

describe('a file of products', () => {
  it('becomes products of the seller', async () => {
    const { counts, rejections, reading } = await run('products', file(row({ discount: '9800' })))
    expect(rejections).toEqual([])
    expect(counts).toEqual({
      read: 1,
      inserted: 1,
      changed: 0,
      existing: 0,
      repeated: 0,
      rejected: 0,
      waiting: 0,
    })
    expect(reading).toMatchObject({ encoding: 'utf-8', separator: ',', headerLine: 1, unused: ['SKU'] })
    expect(await storedProducts()).toEqual([
      expect.objectContaining({
        name: 'Dangote cement 42.5R',
        description: 'Fresh from the plant',
        category: 'concrete',
        subCategories: ['Cement'],
        type: 'Material',
        unit: 'bags',
        location: 'Lagos',
        lga: 'Ikeja',
        placed: true,
        storeAddress: '12 Allen Avenue, Ikeja',
        mobile: '+2348031234567',
        regularPrice: 1_050_000,
        discount: true,
        discountPrice: 980_000,
      }),
    ])
  })

  it('is kept as prices that came by a file', async () => {
    await run('products', file(row()))
    const [stored] = await storedProducts()
    const events = await database.db
      .select()
      .from(priceEvents)
      .where(eq(priceEvents.productId, stored?.id ?? ''))
    expect(events.map(({ kind, way }) => [kind, way])).toEqual([['offered', 'import']])
  })

  it('imported twice changes nothing, also laid out another way', async () => {
    const text = file(row(), row({ sku: 'A2' }), row({ sku: 'A2' }))
    expect((await run('products', text)).counts).toMatchObject({ inserted: 2, existing: 0, repeated: 1 })
    expect((await run('products', text)).counts).toMatchObject({ inserted: 0, existing: 2, repeated: 1 })
    const fromWindows = Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}\r\n`, 'utf16le')
    const second = await run('products', fromWindows)
    expect(second.reading?.encoding).toBe('utf-16le')
    expect(second.counts).toMatchObject({ inserted: 0, existing: 2, repeated: 1 })
    expect(await storedProducts()).toHaveLength(2)
  })

  it('is another file for another seller', async () => {
    await run('products', file(row()))
    ownerId = (await createSeller(database.db)).id
    expect((await run('products', file(row()))).counts.inserted).toBe(1)
  })

  it('has its rows named by the key column, whatever else changes in them', async () => {
    await run('products', file(row({ price: '500' })), { key: 'sku' })
    const { counts, rejections } = await run('products', file(row({ price: '600' }), row({ sku: ' ' })), {
      key: 'SKU',
    })
    expect(counts).toEqual({
      read: 2,
      inserted: 0,
      changed: 1,
      existing: 0,
      repeated: 0,
      rejected: 1,
      waiting: 0,
    })
    expect(rejections).toEqual([
      {
        line: 3,
        column: 'SKU',
        value: '',
        reason: 'This cell is empty, but you chose its column to identify each row',
      },
    ])
    expect(await storedProducts()).toMatchObject([{ regularPrice: 60_000 }])
  })

  it('lets good rows in and tells of bad ones with line, their column, value and every reason', async () => {
    const text = file(
      row({ name: 'Too short', price: 'on request', unit: 'crate' }),
      row({ sku: 'B1' }),
      'only,three,cells',
      row({ price: '$20' }),
      row({ price: '' }),
      row({ price: '500', discount: '500' }),
    )
    const { counts, rejections } = await run('products', text)
    expect(counts).toEqual({
      read: 6,
      inserted: 1,
      changed: 0,
      existing: 0,
      repeated: 0,
      rejected: 5,
      waiting: 0,
    })
    const rejectedReasons = rejections.map(
      ({ line, column, value, reason }) => `${line} | ${column} | ${value} | ${reason}`,
    )
    expect(rejectedReasons).toEqual([
      '2 | Price (NGN) | on request | It has no price, only “ask”',
      '2 | UOM | crate | Product unit must be one of nr, bags, tonnes, m, m2, m3',
      '4 |  | only,three,cells | The row has 3 cells for 12 headings',
      '5 | Price (NGN) | $20 | The price is in USD and no rate to naira was given',
      '6 | Price (NGN) |  | Product regularPrice is required',
      '7 | Discount Price | 500 | Discount price must be lower than regular price',
    ])
  })

  it('takes a price per its own unit and refuses one per another', async () => {
    const { counts, rejections } = await run(
      'products',
      file(row({ price: '500/bag' }), row({ price: '500/tonne' })),
    )
    expect(counts).toMatchObject({ inserted: 1, rejected: 1 })
    expect(rejections).toMatchObject([
      { line: 3, reason: 'The price is for another unit than the row names' },
    ])
  })

  it('is converted from a foreign currency at the rate that was given', async () => {
    await run('products', file(row({ price: '$20' })), { rates: { USD: 1_550 } })
    expect(await storedProducts()).toMatchObject([{ regularPrice: 3_100_000 }])
  })

  const NARROW = 'Item;Price\nDangote cement 42.5R;475,20\n;\nBUA cement 50 kg bag;\n'
  const DEFAULTS = {
    description: 'From the price list',
    category: 'Concrete',
    subCategory: 'Cement',
    type: 'Material',
    unit: 'bags',
    state: 'Lagos',
    address: '12 Allen Avenue',
    phone: '0803 123 4567',
  }

  it('takes defaults for missing columns and empty cells, but not for bad values', async () => {
    const text =
      'Item;Price;State\nDangote cement 42.5R;475,20;\nBUA cement 50 kg bag;500;Kogi\nLafarge cement bags;500;Accra'
    const { counts, rejections } = await run('products', text, { defaults: DEFAULTS })
    expect(counts).toMatchObject({ inserted: 2, rejected: 1 })
    expect(rejections).toMatchObject([{ line: 4, column: 'State', value: 'Accra' }])
    const stored = await storedProducts()
    expect(stored).toMatchObject([{ location: 'Kogi' }, { location: 'Lagos', regularPrice: 47_520 }])
  })

  it('is refused before any row when a required field comes from nowhere', async () => {
    const { phone: _, ...without } = DEFAULTS
    await expect(run('products', NARROW, { defaults: without })).rejects.toThrow(
      'The file has no column for mobile:',
    )
    expect(await storedProducts()).toEqual([])
  })

  it('is refused before any row when a default breaks a rule', async () => {
    const refused = (change: object) => run('products', NARROW, { defaults: { ...DEFAULTS, ...change } })
    await expect(refused({ unit: 'crates' })).rejects.toThrow(
      'For all rows, “crates”: Product unit must be one of',
    )
    await expect(refused({ subCategory: 'Nails' })).rejects.toThrow('does not belong to its category')
    await expect(refused({ phone: '12' })).rejects.toThrow('For all rows, “12”: Mobile number must be')
    expect(await storedProducts()).toEqual([])
  })

  it('inserts nothing in a dry run, and counts as if it had', async () => {
    await run('products', file(row()))
    const { counts } = await run(
      'products',
      file(row(), row({ sku: 'A2' }), row({ sku: 'A2' }), row({ sku: 'A3', price: '1' })),
      {
        dryRun: true,
      },
    )
    expect(counts).toEqual({
      read: 4,
      inserted: 1,
      changed: 0,
      existing: 1,
      repeated: 1,
      rejected: 1,
      waiting: 0,
    })
    expect(await storedProducts()).toHaveLength(1)
  })

  it('reads on while a batch is written, and tells how many rows are read and written', async () => {
    const told: Counts[] = []
    const rows = Array.from({ length: 1_200 }, (_, index) =>
      row({ sku: `P${index}`, price: String(900 + index) }),
    )
    await run('products', file(...rows), { onProgress: (counts) => void told.push({ ...counts }) })
    const written = told.map(({ inserted }) => inserted)
    expect([...new Set(written)]).toEqual([0, 500, 1_000, 1_200])
    expect(written).toEqual(written.toSorted((a, b) => a - b))
    expect(told.find(({ inserted }) => inserted === 500)?.read).toBeGreaterThan(500)
    expect(told.at(-1)).toMatchObject({ read: 1_200, inserted: 1_200 })
  })

  it('takes rows that say the same of a thing as one, and others of its name as others, in whatever batch', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      row({ name: `Sandcrete block ${index % 20}`, price: String(900 + (index % 30)) }),
    )
    const first = await run('products', file(...rows), { batchSize: 7 })
    expect(first.counts).toMatchObject({ inserted: 60, changed: 0, repeated: 0 })
    const again = await run('products', file(...rows.toReversed()), { batchSize: 7 })
    expect(again.counts).toMatchObject({ inserted: 0, changed: 0, existing: 60 })
  })

  it('loses only the row that the database refuses, in whatever batch', async () => {
    await database.db.execute(
      sql`ALTER TABLE products ADD CONSTRAINT no_asbestos CHECK (name NOT ILIKE '%asbestos%')`,
    )
    try {
      const rows = Array.from({ length: 25 }, (_, index) => row({ sku: `C${index}` }))
      rows[17] = row({ name: 'Asbestos roofing' })
      const { counts, rejections } = await run('products', file(...rows), { batchSize: 10 })
      expect(counts).toEqual({
        read: 25,
        inserted: 24,
        changed: 0,
        existing: 0,
        repeated: 0,
        rejected: 1,
        waiting: 0,
      })
      expect(rejections).toEqual([
        {
          line: 19,
          column: '',
          value: '',
          reason: 'We could not store this row. Check its values, and send it again.',
        },
      ])
    } finally {
      await database.db.execute(sql`ALTER TABLE products DROP CONSTRAINT no_asbestos`)
    }
  })

  it('fails, rather than refusing row after row, when the seller is gone', async () => {
    await expect(
      run('products', file(row()), { ownerId: '00000000-0000-7000-8000-000000000000' }),
    ).rejects.toThrow()
  })

  it('says so where characters cannot be read', async () => {
    const late = Buffer.concat([
      Buffer.from(file(...Array.from({ length: 3_000 }, (_, index) => row({ sku: `D${index}` })))),
      Buffer.from(`\n${row({ name: 'Caf? floor tiles' })}`.replace('?', '\u00e9'), 'latin1'),
    ])
    const { counts, rejections } = await run('products', late, { dryRun: true })
    expect(counts).toMatchObject({ read: 3_001, rejected: 1 })
    expect(rejections).toMatchObject([
      {
        line: 3_002,
        column: 'Product Name',
        reason: 'Some characters cannot be read as utf-8: save the file as UTF-8',
      },
    ])
  })
})

const HOMES = 'title,about,property_type,location,price,beds,baths'

describe('a file of listings', () => {
  it('becomes homes, with what the texts say of offer, period and place', async () => {
    const text = [
      HOMES,
      'Bright two-bedroom flat,Near the lagoon,Flat FOR Rent,Chevron Lekki Lagos,"₦2,500,000/year",2.0,3.0',
      'Clean self contain in Wuye,Ground floor,Self Contain FOR RENT,Wuye Abuja Phase 2,450k per month,1,1',
      'Family duplex for sale,With garden,Detached Duplex,"Ikate, Lekki, Lagos",₦1.2bn,5,6',
    ].join('\n')
    const { counts, rejections } = await run('listings', text)
    expect(rejections).toEqual([])
    expect(counts).toMatchObject({ read: 3, inserted: 3 })
    expect(await storedListings()).toMatchObject([
      {
        type: 'rent',
        rentPeriod: 'year',
        state: 'Lagos',
        area: 'Chevron Lekki',
        bedrooms: 2,
        bathrooms: 3,
        regularPrice: 250_000_000,
      },
      { type: 'rent', rentPeriod: 'month', state: 'FCT', area: 'Wuye', regularPrice: 45_000_000 },
      {
        type: 'sale',
        state: 'Lagos',
        area: 'Lekki',
        address: 'Ikate, Lekki, Lagos',
        regularPrice: 120_000_000_000,
      },
    ])
    expect((await run('listings', text)).counts).toMatchObject({ inserted: 0, existing: 3 })
  })

  it.each([
    [
      'Dry land in an estate,x,Land FOR SALE,Lekki Lagos,5000000,1,1',
      'Listings are homes only; this is land',
    ],
    [
      'Two-bedroom flat,x,Flat FOR SALE,Lekki Lagos,205000000/sqm,2,2',
      'A price per square metre is not the price of a home',
    ],
    [
      'Two-bedroom flat,x,Flat FOR SALE,Lekki Lagos,$ 6500000,2,2',
      'The price is in USD and no rate to naira was given',
    ],
    ['Two-bedroom flat,x,Flat FOR SALE,Lekki Lagos,,2,2', 'Listing price is required'],
    [
      'Two-bedroom flat,x,Flat FOR SALE,Lekki Lagos,5000000/year,2,2',
      'A home for sale has no price per year',
    ],
    [
      'Two-bedroom flat,x,Flat FOR RENT,Lekki Lagos,50000/day,2,2',
      'A price per day is not the price of a home',
    ],
    [
      'Two-bedroom flat,x,Flat FOR RENT,Lekki Lagos,500000,2,2',
      'The price does not say whether it is per month or per year',
    ],
    [
      'Two-bedroom flat,x,Flat FOR SHORTLET,Lekki Lagos,50000/month,2,2',
      'A short let is neither for rent by month or year nor for sale',
    ],
    [
      'Two-bedroom flat,x,Flat,Lekki Lagos,50000000,2,2',
      'Neither the type nor the name says for rent or for sale',
    ],
    [
      'Two-bedroom flat,x,Flat FOR RENT,Lekki Lagos,5000000/month,2,2',
      'Listing price for rent must be at most 1,000,000 naira a month',
    ],
    ['Fine new flat,x,Flat FOR RENT,Lekki Lagos,50000/month,,2', 'Listing bedrooms is required'],
    [
      'Two-bedroom flat,x,Flat FOR RENT,Lekki Lagos,50000/month,2,2+1',
      'Listing bathrooms must be a whole number from 1 to 10',
    ],
  ])('refuses %s', async (line, reason) => {
    const { counts, rejections } = await run('listings', `${HOMES}\n${line}`)
    expect(rejections.map((rejection) => rejection.reason)).toEqual([reason])
    expect(counts).toMatchObject({ inserted: 0, rejected: 1 })
  })

  it('takes defaults where neither cell nor text says it', async () => {
    const text = [
      HOMES,
      'Two-bedroom flat in Yaba,x,Flat,"3 Herbert Macaulay Way, Yaba",600000,2,',
      'Three-bedroom flat,x,Flat FOR SALE,Wuye Abuja,60000000,3,4',
    ].join('\n')
    const defaults = { type: 'rent', rentPeriod: 'year', baths: '2', state: 'Lagos' }
    expect((await run('listings', text, { defaults })).counts.inserted).toBe(2)
    expect(await storedListings()).toMatchObject([
      { type: 'sale', state: 'FCT', bathrooms: 4 },
      { type: 'rent', rentPeriod: 'year', state: 'Lagos', area: null, bathrooms: 2 },
    ])
  })

  it('needs its rooms from somewhere', async () => {
    const text = [
      'title,about,type,location,price',
      'Three bedroom flat,2 baths and 3 toilets,Flat for rent,Yaba Lagos,2m/year',
      'Spacious flat,Tiled,Flat for rent,Yaba Lagos,2m/year',
    ].join('\n')
    const { counts, rejections } = await run('listings', text)
    expect(counts).toMatchObject({ inserted: 1, rejected: 1 })
    expect(rejections.map(({ reason }) => reason)).toEqual([
      'Listing bedrooms is required',
      'Listing bathrooms is required',
    ])
    expect(await storedListings()).toMatchObject([{ bedrooms: 3, bathrooms: 2 }])
  })
})

describe('a price that looks wrong', () => {
  const HELD = 'Is the price right? A home for sale is rarely below 1,000,000 naira'

  it('of a home for sale waits for a yes, of its line or of all', async () => {
    const text = [
      'title,location,price,beds,baths',
      'Two-bedroom flat for sale,Yaba Lagos,45000,2,2',
      'Three-bedroom flat for sale,Yaba Lagos,60000,3,2',
    ].join('\n')
    const { counts, rejections } = await run('listings', text, { sure: undefined })
    expect(counts).toMatchObject({ inserted: 0, rejected: 2 })
    expect(rejections[0]).toEqual({ line: 2, column: 'price', value: '45000', reason: HELD })
    expect((await run('listings', text, { sure: [3] })).counts).toMatchObject({ inserted: 1, rejected: 1 })
    expect((await run('listings', text)).counts).toMatchObject({ inserted: 1, existing: 1 })
  })

  it('is ten times or a tenth of what others ask for the same, where enough of them do', async () => {
    const item = (price: number) =>
      `item,price,unit,state,phone\nBinding wire 20 kg roll,${price},roll,Lagos,08031234567`
    const sendAs = async (price: number, options: Partial<ImportRun> = {}) => {
      const { counts } = await run('products', item(price), { sure: undefined, ...options })
      return counts.inserted + counts.changed
    }
    for (const price of [40_000, 42_000, 41_000]) {
      ownerId = (await createSeller(database.db)).id
      expect(await sendAs(price)).toBe(1)
    }
    ownerId = (await createSeller(database.db)).id
    expect([await sendAs(4_100), await sendAs(410_000)]).toEqual([0, 0])
    expect([await sendAs(5_000), await sendAs(410_000, { sure: 'all' })]).toEqual([1, 1])
  })
})

describe('the seller of an import', () => {
  it('is named by id or e-mail address', async () => {
    const seller = await createSeller(database.db, { email: 'ade@mail.example' })
    expect(await findSeller(database.db, seller.id)).toEqual({ id: seller.id, username: seller.name })
    expect(await findSeller(database.db, 'ade@MAIL.example')).toEqual({
      id: seller.id,
      username: seller.name,
    })
    await expect(findSeller(database.db, 'nobody@mail.example')).rejects.toThrow(
      'No account has the id or e-mail',
    )
  })
})

describe('an error that nobody thought of', () => {
  it('keeps its row out, with the others in, and is told', async () => {
    await database.db.execute(sql`
      CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.name = 'Poisoned product' THEN RAISE EXCEPTION 'a bug in a trigger'; END IF; RETURN NEW; END $$`)
    await database.db.execute(
      sql`CREATE TRIGGER refuse_poison BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION refuse_poison()`,
    )
    try {
      const named = (name: string) =>
        `${name},As good as any other.,Concrete,Cement,Material,bags,Lagos,12 Allen Avenue,08031234567,9500`
      const file = [
        'Name,Details,Category,Sub_Category,Type,Unit,State,Store Address,Phone,Price',
        ...['First product', 'Poisoned product', 'Third product', 'Fourth product'].map(named),
      ].join('\n')
      await expect(run('products', file)).rejects.toThrow()
      const told: number[] = []
      const { counts, rejections } = await run('products', file, {
        onUnexpected: (_, line) => told.push(line),
      })
      expect(counts).toMatchObject({ inserted: 3, rejected: 1 })
      expect(rejections).toMatchObject([
        { line: 3, reason: 'Something went wrong with this row on our side. We have been told.' },
      ])
      expect(told).toEqual([3])
    } finally {
      await database.db.execute(sql`DROP TRIGGER refuse_poison ON products`)
    }
  })
})
