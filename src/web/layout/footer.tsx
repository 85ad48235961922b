import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CATEGORIES } from '#domain/catalogue.ts'
import { COMPANY, copyrightLine } from '#domain/company.ts'
import { formatPhone, whatsappLink } from '#domain/phone.ts'
import { Wordmark } from './wordmark.tsx'

const linkClass = 'inline-flex min-h-11 items-center py-1 wrap-anywhere hover:underline'

export function Footer() {
  return (
    <footer className="mt-18 bg-ground text-on-ground">
      <div className="page grid grid-cols-2 gap-8 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 lg:col-span-1">
          <Wordmark />
          <p className="mt-3 max-w-xs text-on-ground-quiet">{COMPANY.tagLine}.</p>
          <ul className="mt-3 flex flex-wrap gap-x-4" aria-label={`${COMPANY.name} elsewhere`}>
            {COMPANY.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer" className={linkClass}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title="Product">
          <Link to="/market" className={linkClass}>
            Market
          </Link>
          <Link to="/marketplace" className={linkClass}>
            Marketplace
          </Link>
          {CATEGORIES.slice(0, 3).map(({ id, category }) => (
            <Link key={id} to="/market" search={{ category }} className={linkClass}>
              {category}
            </Link>
          ))}
        </Column>
        <Column title="Support">
          <a
            href={whatsappLink(COMPANY.phone, `Hello ${COMPANY.name}, I need help with the marketplace.`)}
            className={linkClass}
          >
            Help on WhatsApp
          </a>
          <a href="/api/docs" className={linkClass}>
            API for developers
          </a>
        </Column>
        <Column title="Legal">
          <p className="py-2.5 text-on-ground-quiet">
            Sellers set their prices and deliver what they sell. Look at the goods before you pay.
          </p>
        </Column>
        <Column title="Contact">
          <a href={`mailto:${COMPANY.email}`} className={linkClass}>
            {COMPANY.email}
          </a>
          <a href={`tel:${COMPANY.phone}`} className={linkClass}>
            {formatPhone(COMPANY.phone)}
          </a>
        </Column>
      </div>
      <div className="border-t border-ground-line">
        <p className="page py-4 text-sm text-on-ground-quiet">{copyrightLine(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-sm font-semibold tracking-normal text-on-ground-quiet">{title}</h2>
      <div className="mt-1 grid justify-items-start">{children}</div>
    </section>
  )
}
