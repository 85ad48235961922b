import { useEffect, useState } from 'react'
import { nextPath } from '#domain/accounts/next-path.ts'
import { formatMoment, sayNoLine } from './connection-words.ts'
import { type CachedPage, listCachedPages } from './worker.ts'

/** What can be read without a network: the links are the browser's own, so that the service worker answers them. */
export function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>([])
  const [wanted, setWanted] = useState('/')
  const [title, setTitle] = useState('Without a connection')
  useEffect(() => {
    const page = nextPath(new URLSearchParams(window.location.search).get('page'))
    const goOn = () => window.location.replace(page ?? '/')
    // The server has answered: there is a line again.
    if (page && !document.querySelector('[data-kept]')) return goOn()
    if (navigator.onLine) setTitle(sayNoLine('unreachable'))
    setWanted(page ?? '/')
    void listCachedPages().then(setPages)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])
  return (
    <div className="drawing-grid failure-page">
      <div className="page grid justify-items-start gap-4 py-18">
        <div className="dimension-line w-32" aria-hidden="true" />
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-xl text-quiet">
          This page needs the network: check your data or Wi-Fi. Offers you saved or opened, and comparisons
          you saw, stay on this device, with the seller’s number, so you can still call.
        </p>
        {pages.length > 0 && (
          <ul className="grid gap-1">
            {pages.map(({ path, title, at }) => (
              <li key={path}>
                <a href={path} className="link inline-flex min-h-11 items-center font-semibold">
                  {textOf(title)}
                </a>{' '}
                <span className="text-quiet">from {formatMoment(new Date(at))}</span>
              </li>
            ))}
          </ul>
        )}
        <a href={wanted} className="button button-action">
          Try again
        </a>
      </div>
    </div>
  )
}

/** Without the name of the site. */
const textOf = (title: string): string =>
  new DOMParser().parseFromString(`<title>${title}`, 'text/html').title.replace(/ \| [^|]*$/, '')
