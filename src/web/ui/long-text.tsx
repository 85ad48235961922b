import { useState } from 'react'

/** Beyond that a text is cut until somebody wants all of it: it does not push away what stands below. */
const LONG = { characters: 900, lines: 12 }

/** What somebody wrote, line by line, in whatever direction. */
export function LongText({ children }: { children: string }) {
  const [whole, setWhole] = useState(false)
  const long = children.length > LONG.characters || children.split('\n').length > LONG.lines
  return (
    <>
      <p
        dir="auto"
        className={`max-w-prose whitespace-pre-line wrap-anywhere ${long && !whole ? 'line-clamp-12 noscript:line-clamp-none' : ''}`}
      >
        {children}
      </p>
      {long && (
        <button
          type="button"
          className="needs-scripts link inline-flex min-h-11 items-center justify-self-start text-sm"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}
