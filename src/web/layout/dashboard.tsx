import { Link } from '@tanstack/react-router'
import { ChevronDown, CirclePlus, Gavel, MessageSquareText, Store, Tags, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'

/** The side menu, in its order. */
const PAGES = [
  { to: '/create-product', label: 'Add Product', Icon: CirclePlus },
  { to: '/seller-prices', label: 'Prices', Icon: Tags },
  { to: '/profile', label: 'Personal Details', Icon: UserRound },
  { to: '/shop-details', label: 'Shop details', Icon: Store },
  { to: '/seller-review', label: 'Reviews', Icon: MessageSquareText },
] as const

/** For admins. */
const ADMIN_PAGE = { to: '/admin', label: 'Admin', Icon: Gavel } as const

export const dashboardItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold hover:bg-paper'
export const dashboardIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The dashboard around the pages of a signed-in person. `actions` are the menu's items that lead to no page. */
export function Dashboard({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { user } = useCurrentUser()
  const pages = user?.admin ? [...PAGES, ADMIN_PAGE] : PAGES
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 md:py-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="dashboard-menu"
          className="button button-quiet w-full lg:hidden"
          onClick={() => setOpen(!open)}
        >
          Your account
          <ChevronDown {...dashboardIcon} className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        <nav
          id="dashboard-menu"
          aria-label="Your account"
          className={`card p-2 max-lg:mt-2 lg:sticky lg:top-20 ${open ? '' : 'max-lg:hidden'}`}
        >
          <ul className="grid gap-1">
            {pages.map(({ to, label, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={dashboardItem}
                  activeProps={{ className: 'bg-paper text-action' }}
                  onClick={() => setOpen(false)}
                >
                  <Icon {...dashboardIcon} />
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
