import { useEffect, useState } from 'react'
import type { Bill } from '#domain/bills/bill-schema.ts'

/** After so many seconds it takes longer than bills of 5,000 lines do. */
const USUAL_SECONDS = 10

/** While a bill is read. The page looks again by itself. */
export function Reading({ bill: { createdAt, fileName } }: { bill: Bill }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.round((Date.now() - Date.parse(createdAt)) / 1000)))
    const clock = setInterval(count, 1000)
    return () => clearInterval(clock)
  }, [createdAt])
  return (
    <div className="card drawing-grid grid justify-items-center gap-4 px-6 py-12 text-center">
      <div className="dimension-line measuring w-40" aria-hidden="true" />
      <p role="status" className="text-lg font-semibold wrap-anywhere">
        Reading {fileName}
      </p>
      <p className="max-w-md text-quiet">
        We find the columns and the items, and add everything up again. Most bills take a few seconds
        {seconds > USUAL_SECONDS &&
          '; this one waits for others, or is a large one. You may leave this page and come back'}
        .
      </p>
      <p aria-hidden="true" className="tabular-nums text-quiet">
        {seconds} s
      </p>
    </div>
  )
}
