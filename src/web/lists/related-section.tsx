import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { NO_CONNECTION } from '#web/api-client.ts'
import { CardGridSkeleton } from '#web/ui/card-grid.tsx'
import { useNear } from '#web/ui/use-near.ts'

type Related<Row, Key extends QueryKey> = {
  id: string
  title: string
  /** What they are, once they are known. */
  titleOf?: (rows: readonly Row[]) => string
  query: { queryKey: Key; queryFn?: QueryFunction<Row[], Key> }
  /** What the log says of a failure. */
  failure: string
  /** What its cards are on a phone. */
  onPhone: 'rows' | 'swiped'
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * More of the same below a page, asked for when its reader is a screen away: most never come that far. With nothing in it, and after a
 * failure, which is only logged, and not where the line is away, it is not there.
 */
export function RelatedSection<Row, Key extends QueryKey>({
  id,
  title,
  titleOf,
  query,
  failure,
  onPhone,
  children,
}: Related<Row, Key>) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const hydrated = useHydrated()
  const { data, error } = useQuery({ ...query, enabled: isNear })
  useEffect(() => {
    if (error && error.message !== NO_CONNECTION) reportError(new Error(failure, { cause: error }))
  }, [error, failure])
  if (error || data?.length === 0) return null
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={`needs-scripts mt-12 ${onPhone === 'swiped' ? 'swiped-row' : ''}`}
    >
      <h2 id={id} className="mb-4 text-xl md:text-2xl">
        {(data && titleOf?.(data)) ?? title}
      </h2>
      {data ? (
        children(data)
      ) : (
        <div className="related-room">
          {hydrated && (
            <>
              <p role="status" className="mb-3 text-quiet">
                Loading...
              </p>
              <CardGridSkeleton columns={4} rows={onPhone === 'rows'} />
            </>
          )}
        </div>
      )}
    </section>
  )
}
