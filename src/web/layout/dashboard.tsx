import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import {
  ChevronDown,
  CirclePlus,
  Gavel,
  Heart,
  LayoutDashboard,
  MessageSquareText,
  Package,
  Store,
  Tags,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'

/** An area of the dashboard. `entry` is the name that its page has besides (docs/product.md 20.8), `within` are pages that are part of it. */
type Area = {
  to: NonNullable<LinkProps['to']>
  label: string
  entry?: string
  within?: RegExp
  Icon: typeof Store
}

/** A seller's part of the side menu, in its order. */
const AREAS: readonly Area[] = [
  { to: '/seller-overview', label: 'Overview', Icon: LayoutDashboard },
  {
    to: '/shop-details',
    label: 'Offers',
    entry: 'Shop details',
    within: /^\/(edit-product|update-listing)\//,
    Icon: Package,
  },
  { to: '/create-product', label: 'Add Product', Icon: CirclePlus },
  { to: '/seller-prices', label: 'Prices', Icon: Tags },
  { to: '/seller-review', label: 'Reviews', Icon: MessageSquareText },
  { to: '/seller-leads', label: 'Leads', Icon: TrendingUp },
  { to: '/seller-shop', label: 'Shop', Icon: Store },
]

const ACCOUNT: Area = { to: '/profile', label: 'Account', entry: 'Personal Details', Icon: UserRound }
const SAVED: Area = { to: '/saved', label: 'Saved', Icon: Heart }

/** For admins. */
const ADMIN_AREA: Area = { to: '/admin', label: 'Admin', Icon: Gavel }

export const dashboardItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold hover:bg-surface'
export const dashboardIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * The dashboard around the pages of a signed-in person: the menu stands beside them, and at its end, apart, what ends an account. `actions` are the menu's items that lead to no page.
 */
export function Dashboard({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { user } = useCurrentUser()
  const { pathname } = useLocation()
  const all = user?.sells === false ? [SAVED, ACCOUNT, ...AREAS] : [...AREAS, ACCOUNT, SAVED]
  const areas = user?.admin ? [ADMIN_AREA, ...all] : all
  return (
    <div className="dashboard page grid grid-cols-1 content-start gap-x-12 gap-y-4 pt-3 pb-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-8">
      <div className="lg:-ms-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="dashboard-menu"
          className="flex min-h-11 w-full items-center justify-between gap-2 border-b border-line font-semibold lg:hidden"
          onClick={() => setOpen(!open)}
        >
          Your account
          <ChevronDown {...dashboardIcon} className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        <nav
          id="dashboard-menu"
          aria-label="Your account"
          className={`max-lg:pt-2 lg:sticky lg:top-24 lg:max-h-[calc(100svh-8rem)] lg:overflow-y-auto lg:overscroll-contain ${open ? '' : 'max-lg:hidden'}`}
        >
          <ul className="flex flex-col gap-0.5">
            {areas.map(({ to, label, entry, within, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  {...(within?.test(pathname) && { 'aria-current': 'true' })}
                  className={`${dashboardItem} aria-[current]:bg-surface aria-[current]:text-action`}
                  onClick={() => setOpen(false)}
                >
                  <Icon {...dashboardIcon} className="shrink-0" />
                  <span className="grow">{label}</span>
                  {entry && <span className="text-sm font-normal text-quiet">{entry}</span>}
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
