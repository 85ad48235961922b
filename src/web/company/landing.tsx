import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Matter } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { counted, formatFigure } from '#domain/figures.ts'
import { Hero } from '#web/layout/hero.tsx'
import { useCompany } from '#web/layout/root-context.ts'
import { MarketSearch } from '#web/search/market-search.tsx'
import { VideoLink } from './actions.tsx'
import { marketCountsQuery } from './company-api.ts'
import { ContentImage } from './content-image.tsx'
import { Enquire } from './enquire.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { Integrations } from './integrations.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'
import { ServiceCarousel } from './service-carousel.tsx'
import { Testimonials } from './testimonials.tsx'

/** The front page. @param market its prices and its goods, below the hero: what most people come for */
export function Landing({ landing, market }: { landing: Matter<'landing'>; market: ReactNode }) {
  return (
    <>
      <Hero
        over={COMPANY.tagLine}
        title={landing.heading}
        text={landing.intro}
        picture={<HeroSlider slides={landing.slides} />}
      >
        <MarketSearch />
        <OnTheMarket />
        <p className="one-action opening-actions">
          <Enquire
            topic="A demo of the takeoff plugin"
            message={`Hello ${COMPANY.name}, I would like a demo of the takeoff plugin.`}
          >
            Request a demo
          </Enquire>
          <VideoLink to="videoChannel">Watch Video</VideoLink>
        </p>
      </Hero>
      {market}
      <Section title="From the drawing to the delivery" isBand>
        <div className="story">
          <Points
            isSwiped
            points={landing.story}
            above={({ image }) => <ContentImage image={image} alt="" share="quarter" />}
            more={({ label, ...way }) => <More {...way}>{label}</More>}
          />
        </div>
      </Section>
      <Section title="What the plugin does">
        <div className="called-out">
          <ContentImage image={landing.featured.image} alt={landing.featured.imageText} share="half" />
          <Points
            points={landing.features}
            more={(way) => (
              <More {...way}>
                Learn more<span className="sr-only"> about {way.title}</span>
              </More>
            )}
          />
        </div>
      </Section>
      <Section title="Works with the tools on your desk">
        <Integrations integrations={landing.integrations} />
      </Section>
      <Section title="Our services">
        <ServiceCarousel services={landing.services} />
      </Section>
      <Testimonials title="What people say" examples={landing.testimonials} claims={<Claims />} />
    </>
  )
}

type Way = Pick<Matter<'landing'>['features'][number], 'to' | 'hash'>

const More = ({ to, hash, children }: Way & { children: ReactNode }) => (
  <Link to={to} {...(hash && { hash })} className="link inline-flex min-h-11 items-center font-semibold">
    {children}
  </Link>
)

/** The company's specified claims. */
function Claims() {
  const { vendors, pluginUsers, testimonials } = useCompany()
  const claims = [
    { number: vendors, of: 'vendors' },
    { number: pluginUsers, of: 'plugin users' },
  ].filter(({ number }) => number !== null)
  if (claims.length === 0) return null
  return (
    <ul className="grid content-start gap-6 max-lg:grid-cols-2">
      {claims.map(({ number, of }) => (
        <li key={of} className="border-s-2 border-signal ps-4">
          <strong className="block text-3xl leading-tight tabular-nums">{formatFigure(number ?? 0)}</strong>
          <span className="text-quiet">{of}</span>
          {testimonials === 'examples' && <strong className="block text-sm">Example</strong>}
        </li>
      ))}
    </ul>
  )
}

/** "88 sellers", on one line. */
const unbrokenCount = (count: number, noun: string) => counted(count, noun).replace(' ', '\u00a0')

/** What this very market has; nothing before anything is on it. */
function OnTheMarket() {
  const { data: today } = useQuery(marketCountsQuery)
  const isExample = useCompany().testimonials === 'examples'
  if (!today?.offers) return null
  return (
    <p className="mt-1 text-sm text-balance text-on-ground-quiet tabular-nums md:mt-2">
      {formatFigure(today.offers)} products, trades and homes from {unbrokenCount(today.sellers, 'seller')} in{' '}
      {unbrokenCount(today.states, 'state')}
      {isExample ? ' on this example market' : ' today'}.
    </p>
  )
}
