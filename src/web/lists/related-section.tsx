import { type ReactNode, useEffect } from 'react'
import { CardGridSkeleton } from '#web/ui/card-grid.tsx'

type Related<Row> = {
  id: string
  title: string
  list: { data: readonly Row[] | undefined; error: Error | null }
  /** What the log says of a failure. */
  failure: string
  children: (rows: readonly Row[]) => ReactNode
}

/** More of the same below a page. With nothing in it, and after a failure, which is only logged, it is not there. */
export function RelatedSection<Row>({ id, title, list: { data, error }, failure, children }: Related<Row>) {
  useEffect(() => {
    if (error) reportError(new Error(failure, { cause: error }))
  }, [error, failure])
  if (error || data?.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="dimension-line mb-3 w-24" aria-hidden="true" />
      <h2 id={id} className="mb-6 text-2xl">
        {title}
      </h2>
      {data ? (
        children(data)
      ) : (
        <>
          <p role="status" className="mb-3 text-quiet">
            Loading...
          </p>
          <CardGridSkeleton columns={4} />
        </>
      )}
    </section>
  )
}
