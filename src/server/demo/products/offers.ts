import type { CATEGORIES, CategoryId } from '#domain/catalogue.ts'
import type { DemoProduct } from '../demo-records.ts'

/** A product as its category file writes it: what it shares with its group is said once, above it. */
type Offer = Omit<DemoProduct, 'category' | 'subCategory' | 'type'>

/** Only the sub-categories that the category really has. */
type SubCategoryOf<C extends CategoryId> = Extract<
  (typeof CATEGORIES)[number],
  { id: C }
>['subCategories'][number]

export function materials<C extends CategoryId>(
  category: C,
  subCategory: SubCategoryOf<C>,
  offers: Offer[],
): DemoProduct[] {
  return offers.map((offer) => ({ ...offer, category, subCategory, type: 'Material' }))
}

export function labour<C extends CategoryId>(
  category: C,
  subCategory: SubCategoryOf<C>,
  offers: Offer[],
): DemoProduct[] {
  return offers.map((offer) => ({ ...offer, category, subCategory, type: 'Labour' }))
}
