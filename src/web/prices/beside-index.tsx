import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { BesideIndexProps } from './beside-index-note.tsx'

const Note = lazy(async () => ({ default: (await import('./beside-index-note.tsx')).BesideIndexNote }))

/**
 * What a price is beside the price index, once the page stands: the pages that have it are kept for longer than a week's figures. Its
 * room has the way to the index until then.
 */
export function BesideIndex(props: Omit<BesideIndexProps, 'waits'>) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const waits = (
    <p className={`beside-waits ${props.plot ? 'plot' : ''}`}>
      <Link
        to="/prices/material/$"
        params={{ _splat: props.specification }}
        search={{ state: props.region }}
        preload={false}
        className="link"
      >
        Beside the price index of {props.region}
      </Link>
    </p>
  )
  return (
    <div className={props.plot ? 'min-h-17 md:min-h-18' : 'min-h-9 md:min-h-11'}>
      {isThere ? (
        <Suspense fallback={waits}>
          <Note {...props} waits={waits} />
        </Suspense>
      ) : (
        waits
      )}
    </div>
  )
}
