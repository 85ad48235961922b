import { BellPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AlertInput } from '#domain/alerts/alert-input.ts'
import type { KnownDetails } from '#domain/alerts/search-name.ts'

const Dialog = lazy(async () => ({ default: (await import('./save-search-dialog.tsx')).SaveSearchDialog }))

/** A search as the URL of its page has it; `sort` and what else finds nothing is left out by the server. */
export type SaveableSearch = {
  kind: AlertInput['kind']
  search: object
  /** What a comparison, or a price, is of. */
  thing?: string
  details?: KnownDetails
  /** Of which prices one may be chosen, by id and name. */
  things?: [string, string][]
}

const FINDS_NOTHING = ['sort', 'order', 'near', 'quantity']

/** "Save this search", where one asks for anything; of a price to be told when it moves. What it opens comes with the press. */
export function SaveSearch({
  kind,
  search,
  thing,
  details,
  things,
  className = '',
}: SaveableSearch & { className?: string }) {
  // Each press begins anew: another search may have been shown since.
  const [{ presses, isOpen }, setOpened] = useState({ presses: 0, isOpen: false })
  const filters = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || FINDS_NOTHING.includes(name) ? [] : [[name, String(value)]],
  )
  if (filters.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={`button button-quiet needs-scripts ${className}`}
        onClick={() => setOpened({ presses: presses + 1, isOpen: true })}
      >
        <BellPlus size={20} strokeWidth={1.75} aria-hidden="true" />
        {kind === 'prices' ? (
          `Tell me when ${things ? 'a price' : 'it'} moves`
        ) : (
          <span>
            Save<span className="save-more"> this search</span>
          </span>
        )}
      </button>
      {presses > 0 && (
        <Suspense>
          <Dialog
            key={presses}
            kind={kind}
            search={Object.fromEntries(filters)}
            thing={thing}
            details={details}
            things={things}
            open={isOpen}
            onClose={() => setOpened({ presses, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
