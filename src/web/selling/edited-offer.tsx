import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppError, isMissing } from '#domain/errors.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'

type Edited<Data, Key extends readonly unknown[]> = {
  query: UseQueryOptions<Data, Error, Data, Key>
  /** Of the page until the form stands there with its own. */
  title: string
  /** What it is: "product". */
  noun: string
  missing: string
  isOwn: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** What somebody wants to edit, once it is there and theirs. */
export function EditedOffer<Data, Key extends readonly unknown[]>({
  query,
  title,
  noun,
  missing,
  isOwn,
  children,
}: Edited<Data, Key>) {
  const { data, error, refetch } = useQuery(query)
  const isForeign = error instanceof AppError ? error.code === 'forbidden' : data && !isOwn(data)
  const toShop = (
    <Link to="/shop-details" className="button button-action">
      Go to your shop
    </Link>
  )
  if (data && !isForeign) return children(data)
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{title}</h1>
      {isForeign ? (
        <EmptyNotice hint="Only whoever has put it up can change it." action={toShop}>
          This is not your {noun}
        </EmptyNotice>
      ) : isMissing(error) ? (
        <EmptyNotice hint="It may have been taken down, or the address is mistyped." action={toShop}>
          {missing}
        </EmptyNotice>
      ) : error ? (
        <FailureNotice onRetry={refetch}>{error.message}</FailureNotice>
      ) : (
        <p role="status">Loading...</p>
      )}
    </div>
  )
}
