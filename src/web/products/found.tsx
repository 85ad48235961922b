import type { ReactNode } from 'react'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { NearbyPlace, Relaxed } from '#domain/search/search-schema.ts'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'
import { askPosition, useNearMe } from '#web/search/near-me.ts'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { RelaxedNotice } from '#web/search/relaxed-notice.tsx'
import { UnderstoodAloud, UnderstoodChips } from '#web/search/understood-chips.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { IgnoredFilters } from './ignored-filters.tsx'
import { OrderSelect } from './order-select.tsx'

/** What a list of products answers beside its products. */
export type Found = { understood: readonly Understood[]; relaxed: Relaxed | null }

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
    count: (onLeave: () => void) => (
      <>
        <RelaxedNotice
          relaxed={relaxed}
          searchIn={(place) => inPlace(filters, understood, place)}
          onLeave={onLeave}
        />
        {count}
        <UnderstoodAloud understood={understood} />
      </>
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

/** The same, in another place than the one that was typed or chosen. */
function inPlace(
  filters: ProductUrlFilters,
  understood: readonly Understood[],
  { state, lga }: NearbyPlace,
): ProductUrlFilters {
  const words = understood
    .filter(({ kind }) => kind === 'place')
    .reduce((typed, { text }) => withoutPart(typed, text), filters.name ?? '')
  return { ...filters, name: words || undefined, location: state, lga }
}

const NoPlace = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-2 border-edge ps-3 text-quiet">
    <p>The nearest to where? Choose a state, or let the browser say where you are.</p>
    <NearMeButton onKnown={() => undefined} />
  </div>
)
