import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { COMPANY } from '#domain/company.ts'
import { thumbnailOf } from '#domain/images/image-sizes.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { HeaderSearch, HeaderSearchButton } from './header-search.tsx'
import person from './person.svg'

const MENU = 'menu'

const LINKS = [
  { to: '/market', label: 'Market' },
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/materials', label: 'Prices' },
  { to: '/search', label: 'Property' },
  { to: '/rate-gen', label: 'Rate generator' },
  { to: '/bills', label: 'Bills' },
] as const

const current = { className: 'underline decoration-signal decoration-2 underline-offset-8' }

export function Header() {
  return (
    <header className="header-bar z-30 print:hidden border-b border-line bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 lg:gap-x-4">
        <Link
          to="/"
          className="me-auto inline-flex min-h-11 items-center pe-2 lg:pe-0"
          aria-label={`${COMPANY.name}, home`}
        >
          <Wordmark />
        </Link>
        <MainLinks />
        <HeaderSearch />
        <HeaderSearchButton />
        <HeaderAccount />
        <button type="button" popoverTarget={MENU} className="button px-2 lg:hidden">
          <Menu aria-hidden="true" strokeWidth={1.75} size={20} />
          Menu
        </button>
      </div>
    </header>
  )
}

/** Where somebody's account begins: with what they sell, or with what they look for. */
function useDashboard() {
  const { user } = useCurrentUser()
  return user?.sells === false ? '/profile' : '/seller-overview'
}

/** Both forms stand in the HTML, which is the same for everybody; a class of the document shows one of them. */
function HeaderAccount() {
  const { user } = useCurrentUser()
  return (
    <>
      <Link {...openAuth('sign-in')} rel="nofollow" className="sign-in signed-in:hidden">
        Sign In
      </Link>
      <Link
        {...openAuth('sign-up')}
        rel="nofollow"
        className="button button-action max-lg:hidden signed-in:hidden"
      >
        Sign Up
      </Link>
      <Link to="/create-product" className="button button-quiet px-3 max-[24rem]:hidden signed-out:hidden">
        Sell
      </Link>
      <Link to="/saved" aria-label="Saved" className="button saved-link px-2.5 max-lg:hidden" />
      <Link to={useDashboard()} className="button px-2 max-lg:hidden signed-out:hidden">
        Dashboard
      </Link>
      <Link to="/profile" className="signed-out:hidden">
        <img
          src={user?.avatar ? thumbnailOf(user.avatar) : person}
          alt="Your profile"
          width={44}
          height={44}
          // Most visitors do not see it, and then it is not fetched.
          loading="lazy"
          className="size-11 rounded-control border border-line object-cover"
        />
      </Link>
    </>
  )
}

/**
 * From 1024 px on they stand in one line with the search and the account; on a narrower screen they are what the menu opens, which is the
 * browser's own and opens before any script has arrived.
 */
function MainLinks() {
  const links = useRef<HTMLElement>(null)
  const router = useRouter()
  // The price index belongs to the prices, whose page leads to it.
  const isIndex = useLocation({ select: ({ pathname }) => pathname.startsWith('/prices') })
  useEffect(() => {
    const close = () => links.current?.hidePopover?.()
    const wide = window.matchMedia('(width >= 64rem)')
    wide.addEventListener('change', close)
    const unsubscribe = router.subscribe('onBeforeNavigate', close)
    return () => {
      wide.removeEventListener('change', close)
      unsubscribe()
    }
  }, [router])
  return (
    <nav ref={links} id={MENU} popover="auto" aria-label="Main" className="main-links">
      {LINKS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeProps={current}
          {...(isIndex && to === '/materials' && { ...current, 'aria-current': 'true' })}
        >
          {label}
        </Link>
      ))}
      <Link to="/sell" className="signed-in:hidden" activeProps={current}>
        Sell
      </Link>
      <Link to="/saved" className="lg:hidden" activeProps={current}>
        Saved
      </Link>
      <a href="/CreateProduct" className="lg:hidden signed-out:hidden">
        Sell
      </a>
      <Link to={useDashboard()} className="lg:hidden signed-out:hidden" activeProps={current}>
        Dashboard
      </Link>
      <Link
        {...openAuth('sign-up')}
        rel="nofollow"
        className="button button-action w-full lg:hidden signed-in:hidden"
      >
        Sign Up
      </Link>
    </nav>
  )
}

/** The name under a dimension line, as a width is written on a plan. */
export function Wordmark() {
  return (
    <span className="inline-grid gap-0.5 text-xl font-extrabold tracking-tight">
      <span className="dimension-line" aria-hidden="true" />
      {COMPANY.name}
    </span>
  )
}
