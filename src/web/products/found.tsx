import type { ReactNode } from 'react'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { ProductPage } from '#domain/products/product-schema.ts'
import { askPosition, useNearMe } from '#web/search/near-me.ts'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { RelaxedNotice } from '#web/search/relaxed-notice.tsx'
import { UnderstoodAloud, UnderstoodChips } from '#web/search/understood-chips.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { anywhere } from './anywhere.ts'
import { IgnoredFilters } from './ignored-filters.tsx'
import { OrderSelect } from './order-select.tsx'

/** What a list of products answers beside its products. */
export type Found = Pick<ProductPage, 'understood' | 'relaxed'>

type FoundProps = {
  /** Undefined until the first list is there. */
  found: Found | undefined
  filters: ProductUrlFilters
  /** The form of the filters. */
  form: string
  count: string
}

/** What stands above a list of products, for `ListResults` (docs/product.md 17.8). */
export function useFound({ found, filters, form, count }: FoundProps) {
  const filter = useUrlFilters()
  const { understood = [], relaxed = null } = found ?? {}
  const { position } = useNearMe()
  const placed =
    filters.location !== undefined ||
    position !== undefined ||
    understood.some(({ kind, filter }) => kind === 'place' && Object.keys(filter).length > 0)
  const chips = (onLeave: () => void): ReactNode => (
    <>
      <IgnoredFilters />
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
        searchIn={(place) => ({
          ...anywhere(filters, understood),
          location: place.state,
          lga: place.lga,
        })}
        onLeave={onLeave}
      />
    ),
    count: (
      <span>
        {count}
        <UnderstoodAloud understood={understood} />
      </span>
    ),
    tools: (
      <OrderSelect
        filters={filters}
        form={form}
        onSort={(sort) => {
          void filter({ sort })
          if (sort === 'nearest' && !placed) void askPosition()
        }}
      />
    ),
  }
}

const NoPlace = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-2 border-edge ps-3 text-quiet">
    <p>The nearest to where? Choose a state, or let the browser say where you are.</p>
    <NearMeButton onKnown={() => undefined} />
  </div>
)
