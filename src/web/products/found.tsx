import type { ReactNode } from 'react'
import type { ChosenFilter, ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { ShownCardPage } from '#domain/products/product-schema.ts'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'
import { IgnoredFilters } from '#web/search/ignored-filters.tsx'
import { askPosition, useNearMe } from '#web/search/near-me.ts'
import { NoPlace } from '#web/search/near-me-button.tsx'
import { RelaxedNotice } from '#web/search/relaxed-notice.tsx'
import { SaveSearch } from '#web/search/save-search.tsx'
import { UnderstoodAloud, UnderstoodChips } from '#web/search/understood-chips.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { OrderSelect } from './order-select.tsx'

/** What a list of products answers beside its products. */
export type Found = Pick<ShownCardPage, 'understood' | 'relaxed'>

type FoundProps = {
  /** Undefined until the first list is there. */
  found: Found | undefined
  filters: ProductUrlFilters
  /** The form of the filters. */
  form: string
  count: string
  /** There are so few that nobody needs another order. */
  few?: boolean | undefined
}

const NAMES: Record<ChosenFilter, string> = {
  category: 'a category',
  subCategory: 'a sub-category',
  location: 'a state',
  lga: 'a local government',
  type: 'a type',
  minPrice: 'a lowest price',
  maxPrice: 'a highest price',
  sort: 'an order',
}

/** What stands above a list of products, for `ListResults` (docs/product.md 17.8). */
export function useFound({ found, filters, form, count, few = false }: FoundProps) {
  const filter = useUrlFilters()
  const { understood = [], relaxed = null } = found ?? {}
  const { position } = useNearMe()
  const placed =
    filters.location !== undefined ||
    position !== undefined ||
    understood.some(({ kind, filter }) => kind === 'place' && Object.keys(filter).length > 0)
  const chips = (onLeave: () => void): ReactNode => (
    <>
      <IgnoredFilters names={NAMES} />
      <UnderstoodChips
        typed={filters.name ?? ''}
        understood={understood}
        searchWith={(name) => ({ ...filters, name })}
        onLeave={onLeave}
      />
      {found && filters.sort === 'nearest' && !placed && <NoPlace />}
    </>
  )
  return {
    chips,
    notice: (onLeave: () => void) => (
      <RelaxedNotice
        relaxed={relaxed}
        typed={filters.name}
        state={filters.location}
        searchIn={(place) => ({
          ...anywhere(filters, understood),
          location: place.state,
          lga: place.lga,
        })}
        onLeave={onLeave}
      />
    ),
    count: (
      // Of all that a small shop has, its heading says how many.
      <span className={few && Object.keys(filters).length === 0 ? 'sr-only' : undefined}>
        {count}
        <UnderstoodAloud understood={understood} />
      </span>
    ),
    tools: (
      <>
        <SaveSearch kind="products" search={filters} />
        {(!few || filters.sort) && (
          <OrderSelect
            filters={filters}
            form={form}
            onSort={(sort) => {
              void filter({ sort })
              if (sort === 'nearest' && !placed) void askPosition()
            }}
          />
        )}
      </>
    ),
  }
}

/** The same filters without a place, chosen or typed. */
export function anywhere(filters: ProductUrlFilters, understood: readonly Understood[]): ProductUrlFilters {
  const { location: _location, lga: _lga, name = '', ...others } = filters
  const words = understood
    .filter(({ kind }) => kind === 'place')
    .reduce((typed, { text }) => withoutPart(typed, text), name)
  return words ? { ...others, name: words } : others
}
