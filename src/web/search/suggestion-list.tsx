import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { boxOf, canSearch, closeAround, formPath, pathIn, searchOf } from './search-box.ts'
import { suggestionsQuery } from './suggestion-api.ts'
import { optionsOf, type SuggestionOption } from './suggestion-options.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { useBoxEvents } from './use-box-events.ts'

type SuggestionListProps = {
  box: HTMLInputElement
  /** Whether it is open from the beginning. */
  open: boolean
  onClose: () => void
}

/**
 * The list below a search box that has the focus: the combobox of the WAI-ARIA practices, with a list and manual selection. The box
 * is not ours: it keeps what is typed, the caret and the focus, and tells by its events what is done with it.
 */
export function SuggestionList({ box, open: opens, onClose }: SuggestionListProps) {
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState(box.value)
  const [open, setOpen] = useState(opens)
  const [active, setActive] = useState(-1)
  const [, readRecentAgain] = useReducer((times: number) => times + 1, 0)
  const asked = suggestionsQuery({ ...boxOf(box), q: typed })
  const { data: suggestions = [] } = useQuery({ ...asked, enabled: open })
  const recent = recentSearches().filter((search) => canSearch(box, search))
  const options = optionsOf(typed, recent, suggestions, searchOf(box))
  const shown = open && options.length > 0
  const popup = useRef<HTMLDivElement>(null)

  const choose = ({ href, text }: SuggestionOption) => {
    const path = pathIn(box, href)
    rememberSearch({ text, href })
    box.value = new URLSearchParams(path.split('?')[1]).get(box.name) ?? ''
    close()
    go(path)
  }
  const go = (path: string) => {
    closeAround(box)
    void router.navigate({ href: path, resetScroll: !path.startsWith(`${window.location.pathname}?`) })
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const show = () => {
    setTyped(box.value)
    setOpen(true)
    setActive(-1)
  }
  const step = (by: 1 | -1) => {
    if (!shown) return show()
    // Beyond either end is the box itself.
    setActive(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1)
  }

  useBoxEvents(box, {
    onType: show,
    onPress: show,
    onLeave: onClose,
    onSearch: (event) => {
      const search = searchOf(box)
      if (search) rememberSearch(search)
      close()
      if (event.defaultPrevented) return
      event.preventDefault()
      go(search ? pathIn(box, search.href) : formPath(box))
    },
    onKey: (event) => {
      const option = shown ? options[active] : undefined
      if (event.key === 'ArrowDown') step(1)
      else if (event.key === 'ArrowUp') step(-1)
      else if (event.key === 'Enter' && option) choose(option)
      // Without a list, a browser would clear the field; what the field was opened in, Escape closes.
      else if (event.key === 'Escape' && (shown || !box.closest('[popover]:popover-open'))) close()
      else {
        if (event.key === 'Home' || event.key === 'End') setActive(-1)
        return
      }
      event.preventDefault()
      event.stopPropagation()
    },
  })

  const activeId = shown && active >= 0 ? `${id}-${active}` : undefined
  useEffect(() => {
    box.setAttribute('aria-expanded', String(shown))
    setOrRemove(box, 'aria-controls', shown ? id : undefined)
    setOrRemove(box, 'aria-activedescendant', activeId)
    popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(
    () => () => {
      box.setAttribute('aria-expanded', 'false')
      box.removeAttribute('aria-controls')
      box.removeAttribute('aria-activedescendant')
    },
    [box],
  )

  if (!box.parentElement) return null
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {shown && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {shown && (
        <div
          ref={popup}
          className="suggestion-list absolute inset-x-0 top-full z-40 mt-1 max-h-[min(30rem,60dvh)] min-w-64 xl:min-w-105 overflow-y-auto overscroll-contain rounded-control border border-line bg-surface text-start text-ink shadow-float"
        >
          {/* The focus stays in the box. */}
          <div
            id={id}
            role="listbox"
            aria-label="Suggestions"
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, place) => (
              <SuggestionRow
                key={`${option.kind} ${option.href}`}
                id={`${id}-${place}`}
                option={option}
                typed={typed}
                active={place === active}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
          {options[0]?.kind === 'recent' && (
            <button
              type="button"
              className="min-h-11 w-full border-t border-line px-3 text-start text-sm text-quiet underline-offset-3 hover:underline"
              onClick={() => {
                forgetSearches()
                box.focus()
                readRecentAgain()
              }}
            >
              Clear recent searches
            </button>
          )}
        </div>
      )}
    </>,
    box.parentElement,
  )
}

function setOrRemove(box: HTMLInputElement, attribute: string, value: string | undefined): void {
  if (value === undefined) box.removeAttribute(attribute)
  else box.setAttribute(attribute, value)
}
