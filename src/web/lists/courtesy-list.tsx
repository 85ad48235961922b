import { type ReactNode, useEffect } from 'react'
import { CardGridSkeleton } from '#web/ui/card-grid.tsx'

type Courtesy<Row> = {
  id: string
  title: string
  list: { data: readonly Row[] | undefined; error: Error | null }
  /** What the log says of a failure. */
  complaint: string
  children: (rows: readonly Row[]) => ReactNode
}

/** More of the same below a page. A courtesy: with nothing in it, and after a failure, which is only logged (§8), it is not there. */
export function CourtesyList<Row>({ id, title, list: { data, error }, complaint, children }: Courtesy<Row>) {
  useEffect(() => {
    if (error) reportError(new Error(complaint, { cause: error }))
  }, [error, complaint])
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
