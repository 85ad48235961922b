import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { COMPANY, copyrightLine } from '#domain/company.ts'
import { whatsappLink } from '#domain/phone.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { Wordmark } from './header.tsx'
import { useCompany } from './root-context.ts'
import { SubscribeForm } from './subscribe-form.tsx'

type FooterLink = readonly [to: string, label: string]

const PRODUCT: readonly FooterLink[] = [
  ['/market', 'Market'],
  ['/marketplace', 'Marketplace'],
  ['/materials', 'Material prices'],
  ['/prices', 'Price index'],
  ['/search', 'Property'],
  ['/planswift-plugin', 'PlanSwift plugin'],
  ['/rate-gen', 'Rate generator'],
  ['/bills', 'Bills of quantities'],
  ['/services', 'Training'],
  ['/bim-course', 'Bluebeam'],
  ['/bim-course-mep', 'BIM on MEP works'],
  ['/ms-project-course', 'Microsoft Project'],
]
const SUPPORT: readonly FooterLink[] = [
  ['/help', 'Help'],
  ['/faq', 'FAQ'],
  ['/pricing', 'Pricing'],
  ['/BIMNews', 'BIM News'],
]
const LEGAL: readonly FooterLink[] = [
  ['/terms-of-service', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy'],
]
const CONTACT: readonly FooterLink[] = [
  ['/about', 'About us'],
  ['/why-adlm', `Why ${COMPANY.name}`],
]

export function Footer() {
  const { email, phone, social } = useCompany()
  return (
    <footer className="site-footer mt-12 bg-ground text-on-ground print:hidden">
      <div className="footer-columns page grid grid-cols-2 *:min-w-0 max-lg:*:last:col-span-2 large-letters:grid-cols-1 large-letters:*:col-span-1! lg:grid-cols-[1.4fr_1.8fr_1fr_1.2fr_1fr]">
        <div className="footer-offer col-span-2 lg:col-span-1">
          <Wordmark />
          <p className="mt-3 max-w-xs text-on-ground-quiet">{`${COMPANY.tagLine}.`}</p>
          {social.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-x-4" aria-label={`${COMPANY.name} elsewhere`}>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4">
            <SubscribeForm />
          </div>
        </div>
        <Links title="Product" links={PRODUCT} goods />
        <Links title="Support" links={SUPPORT}>
          {phone && (
            <a href={whatsappLink(phone, `Hello ${COMPANY.name}, I need help with the marketplace.`)}>
              Help on WhatsApp
            </a>
          )}
          <a href="/api/docs">API for developers</a>
        </Links>
        <Links title="Contact" links={CONTACT}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && (
            <a href={`tel:${phone}`}>
              <PhoneText number={phone} />
            </a>
          )}
        </Links>
        <Links title="Legal" links={LEGAL}>
          <p className="py-2.5 text-on-ground-quiet">
            Sellers set their prices and deliver what they sell. Look at the goods before you pay.
          </p>
        </Links>
      </div>
      <div className="border-t border-ground-line">
        <p className="page py-4 text-sm text-on-ground-quiet">{copyrightLine(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}

function Links({
  title,
  links,
  goods = false,
  children,
}: {
  title: string
  links: readonly FooterLink[]
  /** Many, which take two columns, and which the dashboard leaves out. */
  goods?: boolean
  children?: ReactNode
}) {
  return (
    <Column title={title} goods={goods}>
      {links.map(([to, label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {children}
    </Column>
  )
}

function Column({ title, goods, children }: { title: string; goods: boolean; children: ReactNode }) {
  return (
    <section className={goods ? 'footer-offer max-lg:col-span-2' : undefined}>
      <h2>{title}</h2>
      <div className={goods ? 'grid-cols-2 gap-x-8 large-letters:grid-cols-1' : undefined}>{children}</div>
    </section>
  )
}
