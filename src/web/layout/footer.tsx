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
    <footer className="site-footer">
      <div className="footer-columns page">
        <div className="footer-offer">
          <Wordmark />
          <p>{`${COMPANY.tagLine}.`}</p>
          {social.length > 0 && (
            <ul aria-label={`${COMPANY.name} elsewhere`}>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <SubscribeForm />
        </div>
        <Column title="Product" links={PRODUCT} className="footer-offer" />
        <Column title="Support" links={SUPPORT}>
          {phone && (
            <a href={whatsappLink(phone, `Hello ${COMPANY.name}, I need help with the marketplace.`)}>
              Help on WhatsApp
            </a>
          )}
          <a href="/api/docs">API for developers</a>
        </Column>
        <Column title="Contact" links={CONTACT}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && (
            <a href={`tel:${phone}`}>
              <PhoneText number={phone} />
            </a>
          )}
        </Column>
        <Column title="Legal" links={LEGAL} />
      </div>
      <div>
        <p className="page">
          <span>Sellers set their prices and deliver what they sell. Inspect the goods before you pay.</span>
          {copyrightLine(new Date().getFullYear())}
        </p>
      </div>
    </footer>
  )
}

type ColumnProps = { title: string; links: readonly FooterLink[]; className?: string; children?: ReactNode }

/** Folded on a phone. */
const Column = ({ title, links, className, children }: ColumnProps) => (
  <details className={className}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div>
      {links.map(([to, label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {children}
    </div>
  </details>
)
