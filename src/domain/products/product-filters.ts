import type { CategoryName, ProductType, SubCategory } from '#domain/catalogue.ts'
import type { State } from '#domain/places.ts'

/** The marketplace filters of §3, by the readable names that stand in the URL. Absent means no filter. */
export type ProductFilters = {
  category?: CategoryName | undefined
  subCategory?: SubCategory | undefined
  location?: State | undefined
  type?: ProductType | undefined
  name?: string | undefined
}
