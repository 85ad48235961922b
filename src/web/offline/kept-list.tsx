import { useEffect, useState } from 'react'
import { nextPath } from '#domain/accounts/next-path.ts'
import { formatMoment } from './connection-bar.tsx'
import { listKeptPages } from './kept-pages.ts'

type Kept = Awaited<ReturnType<typeof listKeptPages>>

/** What can be read without a network: the links are the browser's own, so that the service worker answers them. */
export function KeptPages() {
  const [kept, setKept] = useState<Kept>([])
  const [wanted, setWanted] = useState('/')
  useEffect(() => {
    void listKeptPages().then(setKept)
    const page = nextPath(new URLSearchParams(window.location.search).get('page')) ?? '/'
    setWanted(page)
    const goOn = () => window.location.replace(page)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])
  return (
    <div className="page grid justify-items-start gap-4 py-12">
      <div className="dimension-line w-32" aria-hidden="true" />
      <h1 className="text-3xl">Without a connection</h1>
      <p className="max-w-xl text-quiet">
        This page needs the network. Offers that you saved or looked at, and comparisons that you saw, stay on
        this device: also the seller’s number, so that you can call.
      </p>
      {kept.length > 0 && (
        <ul className="grid gap-1">
          {kept.map(({ path, title, at }) => (
            <li key={path}>
              <a href={path} className="link inline-flex min-h-11 items-center font-semibold">
                {title}
              </a>{' '}
              <span className="text-quiet">from {formatMoment(at)}</span>
            </li>
          ))}
        </ul>
      )}
      <a href={wanted} className="button button-action">
        Try again
      </a>
    </div>
  )
}
