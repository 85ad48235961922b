import { useEffect, useState } from 'react'
import { readingSeconds } from '#domain/bills/bill-rules.ts'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { Progress } from '#web/ui/progress.tsx'

/** It is not done before it is done. */
const NEARLY = 0.95

/** While a bill is read: about how long that takes follows from its size. The page looks again by itself. */
export function Reading({ bill: { fileName, size } }: { bill: Bill }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const clock = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(clock)
  }, [])
  const usual = readingSeconds(size)
  return (
    <div className="card drawing-grid grid justify-items-center gap-4 px-6 py-12 text-center">
      <div className="dimension-line measuring w-40" aria-hidden="true" />
      <p role="status" className="text-lg font-semibold wrap-anywhere">
        Reading {fileName}
      </p>
      <p className="max-w-md text-quiet">
        We find the columns and items and check every total. A file of this size takes about {usual} seconds
        {seconds > usual && '; this one is in a queue. You can leave this page and come back'}.
      </p>
      <Progress label="Of the usual time" max={usual} value={Math.min(seconds, NEARLY * usual)} />
      <p aria-hidden="true" className="tabular-nums text-quiet">
        {seconds} s
      </p>
    </div>
  )
}
