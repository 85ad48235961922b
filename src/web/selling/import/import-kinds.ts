import {
  type ImportField,
  LISTING_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '#domain/import/import-fields.ts'
import type { ImportName } from '#domain/import/import-rules.ts'

export const IMPORT_FIELDS: Record<ImportName, readonly ImportField[]> = {
  products: PRODUCT_IMPORT_FIELDS,
  listings: LISTING_IMPORT_FIELDS,
}
