import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Written } from '#content/content-kinds.ts'
import { Hero } from '#web/layout/hero.tsx'
import { openAuth } from '#web/session/auth-search.ts'
import { ContentImage } from './content-image.tsx'
import { ProseParts } from './prose.tsx'
import { Section } from './section.tsx'

/** What selling here is, for who does not do it yet. @param children a shop to look at */
export function SellPage({ page, children }: { page: Written<'page'>; children: ReactNode }) {
  return (
    <>
      <Hero
        title={page.title}
        {...(page.intro && { text: page.intro })}
        picture={
          page.image && (
            <ContentImage image={page.image} alt={page.imageText ?? ''} share="opening" loading="high" />
          )
        }
      >
        <p className="mt-6 button-row">
          <OpenYourShop />
        </p>
      </Hero>
      <Section title="Three steps">
        <ol className="grid gap-8 md:grid-cols-3">
          {page.points?.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-2 border-t-2 border-ink pt-4">
              <span className="text-3xl font-bold text-action tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-lg">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      {children}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pb-8 md:pb-12">
        <ProseParts blocks={page.body} />
        <p className="button-row">
          <OpenYourShop />
        </p>
      </div>
    </>
  )
}

/** Both forms stand in the HTML, as in the header. */
const OpenYourShop = () => (
  <>
    <Link
      {...openAuth('sign-up', '/seller-overview')}
      rel="nofollow"
      className="button button-action signed-in:hidden"
    >
      Open your shop
    </Link>
    <Link to="/create-product" className="button button-action signed-out:hidden">
      Put up an offer
    </Link>
    <Link to="/seller-overview" className="button button-quiet signed-out:hidden">
      Your dashboard
    </Link>
  </>
)
