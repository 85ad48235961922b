import { lazy, Suspense, useEffect, useState } from 'react'
import type { BesideIndexProps } from './beside-index-note.tsx'

const Note = lazy(async () => ({ default: (await import('./beside-index-note.tsx')).BesideIndexNote }))

/** What a price is beside the price index, once the page stands: the pages that have it are kept for longer than a week's figures. */
export function BesideIndex(props: BesideIndexProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return isThere ? (
    <Suspense>
      <Note {...props} />
    </Suspense>
  ) : null
}
