import {
  type ImportField,
  LISTING_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '#domain/import/import-fields.ts'
import type { ImportName } from '#domain/import/import-rules.ts'

/** What differs between a file of products and one of homes. */
export const IMPORT_FIELDS: Record<ImportName, readonly ImportField[]> = {
  products: PRODUCT_IMPORT_FIELDS,
  listings: LISTING_IMPORT_FIELDS,
}

/** One row that goes in as it stands, by our fields. */
const TEMPLATE_ROW: Record<ImportName, Record<string, string>> = {
  products: {
    name: 'Portland cement 42.5R, 50 kg bag',
    description: 'Fresh from the plant, stored dry. Delivery within the state.',
    categories: 'Concrete',
    subCategories: 'Cement',
    type: 'Material',
    unit: 'bags',
    location: 'Lagos',
    lga: 'Ikeja',
    storeAddress: '12 Allen Avenue, Ikeja',
    mobile: '0803 123 4567',
    regularPrice: '9500',
    discount: 'yes',
    discountPrice: '9200',
    pack: 'bag of 50 kg',
    minimumOrder: '10',
    priceBreaks: '50: 9,100; 200: 9,000',
    delivery: 'free within state',
    inStock: 'yes',
    currency: 'NGN',
  },
  listings: {
    name: '2 bedroom flat in Yaba',
    description: 'Tiled, with a borehole and prepaid meter.',
    address: '4 Herbert Macaulay Way, Yaba',
    state: 'Lagos',
    lga: 'Lagos Mainland',
    area: 'Yaba',
    type: 'rent',
    rentPeriod: 'year',
    bedrooms: '2',
    bathrooms: '2',
    regularPrice: '1800000',
    offer: 'no',
    discountPrice: '',
    parking: 'yes',
    furnished: 'no',
    currency: 'NGN',
  },
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The columns that are recognised, and an example below them. */
function templateText(kind: ImportName): string {
  const fields = IMPORT_FIELDS[kind]
  const header = fields.map(({ headers: [best = ''] }) => best)
  const example = fields.map(({ name }) => TEMPLATE_ROW[kind][name] ?? '')
  return [header, example].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/** With a byte order mark, by which a spreadsheet knows its encoding. */
export const templateFile = (kind: ImportName) =>
  new Blob(['\ufeff', templateText(kind)], { type: 'text/csv;charset=utf-8' })
