import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { importRows } from '#server/offers/import/import-rows.ts'
import { openTable } from '#server/offers/import/open-table.ts'

type Source = {
  file: string
  name: ImportName
  map?: Record<string, string>
  defaults: Record<string, string>
}

const SHOP = { storeAddress: '12 Allen Avenue, Ikeja, Lagos', mobile: '07090003194' }
const PRODUCT = { ...SHOP, type: 'Material', unit: 'nr', state: 'Lagos', location: 'Lagos' }
const HOME = { description: 'As its title says.', bathrooms: '1', bedrooms: '1' }

/** What the files do not say is given here. What their rows then lack is refused by the import. */
const SOURCES: readonly Source[] = [
  {
    file: 'hardware-catalogue-usd.csv',
    name: 'products',
    defaults: { ...PRODUCT, categories: 'Openings', subCategories: 'Others' },
  },
  {
    file: 'building-supply-stock.csv',
    name: 'products',
    map: { description: 'specs' },
    defaults: { ...PRODUCT, description: 'In stock.', categories: 'Finishes', subCategories: 'Wall' },
  },
  { file: 'property-listings-nigeria-2025.csv', name: 'listings', defaults: { ...HOME, type: 'sale' } },
  {
    file: 'property-rents-lagos-2025.csv',
    name: 'listings',
    map: { name: 'type' },
    defaults: { ...HOME, type: 'rent', rentPeriod: 'year' },
  },
]

/** Imports the files of this folder as the import does, foreign prices taken as naira, each into a shop of its own. */
export async function importRealData(db: Db, folder: string, say: (line: string) => void): Promise<void> {
  for (const { file, name, map = {}, defaults } of SOURCES) {
    const [seller] = await db
      .insert(users)
      .values({ name: file.slice(0, 30), email: `${file}@shops.example`, emailVerified: true })
      .returning()
    if (!seller) throw new Error('Nothing was stored')
    const table = await openTable(createReadStream(join(folder, file)))
    const {
      counts: { read, inserted, repeated, rejected },
    } = await importRows(name, {
      db,
      ownerId: seller.id,
      table,
      map,
      defaults,
      rates: { USD: 1 },
    })
    say(`${file}: ${read} rows read, ${inserted} inserted, ${repeated} repeated, ${rejected} refused`)
  }
}
