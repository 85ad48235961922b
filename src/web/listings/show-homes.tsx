import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { totalOf } from '#web/lists/total.ts'
import { useNearMe } from '#web/search/near-me.ts'
import { listingCountQuery } from './listing-api.ts'

/** While somebody types, the filters of a moment ago. */
const PAUSE_MS = 250

/** Applies a form in a sheet, and says before how many homes it will show. */
export function ShowHomes({ filters }: { filters: ListingFilters }) {
  const { position } = useNearMe()
  const [counted, setCounted] = useState(filters)
  useEffect(() => {
    const pause = setTimeout(() => setCounted(filters), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [filters])
  const sought = counted.sort === 'nearest' && position ? { ...counted, near: position } : counted
  const { data, isError } = useQuery({ ...listingCountQuery(sought), placeholderData: keepPreviousData })
  const label = !data
    ? isError
      ? 'Search'
      : 'Counting…'
    : data.isRelaxed
      ? 'None: show the nearest'
      : `Show ${totalOf(data, 'home')}`
  return (
    <>
      <button type="submit" className="button button-action">
        {label}
      </button>
      {/* What is in a button is not read out when it changes. */}
      <span role="status" className="sr-only">
        {label}
      </span>
    </>
  )
}
