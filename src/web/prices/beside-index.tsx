import { lazy, Suspense, useEffect, useState } from 'react'
import type { BesideIndexProps } from './beside-index-note.tsx'

const Note = lazy(async () => ({ default: (await import('./beside-index-note.tsx')).BesideIndexNote }))

/**
 * What a price is beside the price index, once the page stands: the pages that have it are kept for longer than a week's figures. Its
 * room is kept, so that nothing moves.
 */
export function BesideIndex(props: BesideIndexProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <div className={props.plot ? 'min-h-17 md:min-h-18' : 'min-h-9 md:min-h-11'}>
      {isThere && (
        <Suspense>
          <Note {...props} />
        </Suspense>
      )}
    </div>
  )
}
