import { useLocation, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { suggests } from '#web/search/suggests.ts'

const ID = 'site-search'

/** On narrow screens a button of the platform's own opens the field, also before any script has arrived. */
export const HeaderSearchButton = () => (
  <button type="button" popoverTarget={ID} className="search-opener" aria-label="Find">
    <Search size={22} strokeWidth={1.75} aria-hidden="true" />
  </button>
)

/** Finds homes on the pages of homes, and products everywhere else. */
export function HeaderSearch() {
  const router = useRouter()
  const homes = useLocation({ select: ({ pathname }) => /^\/(search|listing\/)/.test(pathname) })
  const [path, name, label] = homes
    ? ['/search', 'searchTerm', 'Find homes']
    : ['/market', 'name', 'Find materials or trades']
  return (
    <search
      id={ID}
      popover="auto"
      aria-label="Whole site"
      // Whoever opens it means to type. On wide screens it is always there, and takes the focus from nobody.
      onToggle={({ newState, currentTarget }) =>
        newState === 'open' && currentTarget.querySelector('input')?.focus()
      }
      className="header-search"
    >
      <form
        action={path}
        className="relative"
        onSubmit={(event) => {
          if (event.defaultPrevented) return
          event.preventDefault()
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          const words = String(new FormData(event.currentTarget).get(name)).trim()
          void router.navigate({ href: words ? `${path}?${new URLSearchParams({ [name]: words })}` : path })
        }}
      >
        <input
          {...suggests({ for: homes ? 'homes' : 'products' })}
          key={name}
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          maxLength={200}
          enterKeyHint="search"
          className="control"
        />
      </form>
    </search>
  )
}
