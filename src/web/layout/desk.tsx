import { Link } from '@tanstack/react-router'
import { ChevronDown, CirclePlus, Gavel, MessageSquareText, Store, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'

/** The side menu of §2, in its order. */
const PLACES = [
  // Moved: no route has this address any more.
  { to: '/add-product' as string, label: 'Add Product', Icon: CirclePlus },
  { to: '/profile', label: 'Personal Details', Icon: UserRound },
  { to: '/shop-details', label: 'Shop details', Icon: Store },
  { to: '/seller-review', label: 'Reviews', Icon: MessageSquareText },
] as const

/** For whoever moderates (decisions, Accounts). */
const ADMIN_PLACE = { to: '/admin', label: 'Admin', Icon: Gavel } as const

export const deskItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold hover:bg-paper'
export const deskIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The dashboard around the pages of a signed-in person. `actions` are the menu's items that lead to no page. */
export function Desk({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { user } = useCurrentUser()
  const places = user?.admin ? [...PLACES, ADMIN_PLACE] : PLACES
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 md:py-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="desk-menu"
          className="button button-quiet w-full lg:hidden"
          onClick={() => setOpen(!open)}
        >
          Your account
          <ChevronDown {...deskIcon} className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        <nav
          id="desk-menu"
          aria-label="Your account"
          className={`card p-2 max-lg:mt-2 lg:sticky lg:top-20 ${open ? '' : 'max-lg:hidden'}`}
        >
          <ul className="grid gap-1">
            {places.map(({ to, label, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={deskItem}
                  activeProps={{ className: 'bg-paper text-action' }}
                  onClick={() => setOpen(false)}
                >
                  <Icon {...deskIcon} />
                  {label}
                </Link>
              </li>
            ))}
            {actions}
          </ul>
        </nav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
