import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { BesideIndexProps } from './beside-index-note.tsx'

const Note = lazy(async () => ({ default: (await import('./beside-index-note.tsx')).BesideIndexNote }))

/**
 * What a price is beside the price index, once the page stands, or that the index does not count such prices (`counted`): the pages that have it are kept for longer than a week's figures. Its
 * room has the way to the index until then.
 */
export function BesideIndex({ counted, ...props }: Omit<BesideIndexProps, 'waits'> & { counted: boolean }) {
  const { specification, region, whose, pack } = props
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const toIndex = (words: string) => (
    <Link
      to="/prices/material/$"
      params={{ _splat: specification }}
      search={{ state: region }}
      preload={false}
      className="link"
    >
      {words}
    </Link>
  )
  if (!counted)
    return (
      <p className="beside-waits text-quiet">
        {whose ? `${whose} not` : 'Not'} in the {toIndex('price index')}, which counts exact weights and
        measures alone.
      </p>
    )
  const waits = (
    <p className={`beside-waits ${pack ? 'plot' : ''}`}>{toIndex(`Beside the price index of ${region}`)}</p>
  )
  return (
    <div className={pack ? 'min-h-38 sm:min-h-28' : 'mt-1 min-h-11 md:mt-0'}>
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
