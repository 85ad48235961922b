import { Link, useRouter } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { COMPANY } from '#domain/company.ts'
import { Wordmark } from './wordmark.tsx'

const PLACES = [
  { to: '/market', label: 'Market' },
  { to: '/marketplace', label: 'Marketplace' },
] as const

const current = { className: 'underline decoration-signal decoration-2 underline-offset-8' }

export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <Link to="/" className="inline-flex min-h-11 items-center" aria-label={`${COMPANY.name}, home`}>
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden gap-2 md:flex">
          {PLACES.map(({ to, label }) => (
            <Link key={to} to={to} className="button" activeProps={current}>
              {label}
            </Link>
          ))}
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}

/** A disclosure of the platform's own: it opens before any script has arrived. Every way to a page closes it. */
function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => menu.current?.removeAttribute('open')), [router])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={menu} className="group md:hidden" onKeyDown={closeOnEscape}>
      <summary className="button button-quiet list-none [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" strokeWidth={1.75} size={20} />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full border-b border-line bg-paper p-4 shadow-float"
      >
        <ul className="grid gap-1">
          {PLACES.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center px-2 font-semibold" activeProps={current}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
