import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { COMPANY } from '#domain/company.ts'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { ContactOwner, type Viewer } from '#web/contact/contact-owner.tsx'
import { SellerPanel } from '#web/contact/seller-panel.tsx'
import { Breadcrumb, BreadcrumbStep, stepLink } from '#web/ui/breadcrumb.tsx'
import { Description } from '#web/ui/description.tsx'
import { ListingFrame } from './listing-frame.tsx'
import { ListingGallery } from './listing-gallery.tsx'
import { ListingSummary } from './listing-summary.tsx'
import { SimilarListings } from './similar-listings.tsx'

type Details = { listing: Listing; viewer: Viewer; actions: ReactNode }

/**
 * The pictures and the words left, the price and the seller right; on a phone the words follow the price. `actions` are what
 * whoever looks at it can do.
 */
export function ListingDetails({ listing, viewer, actions }: Details) {
  return (
    <ListingFrame titleAs="p" aside={<Trail listing={listing} />}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <ListingGallery listing={listing} />
        <div className="contents content-start gap-6 lg:row-span-2 lg:grid">
          <ListingSummary listing={listing} />
          <div className="order-2 grid gap-6 lg:order-none">
            <SellerPanel
              title="Offered by"
              seller={listing.userRef}
              mobile={listing.userRef.mobileNumber}
              offered={listing.name}
            >
              <ContactOwner listing={listing} viewer={viewer} />
            </SellerPanel>
            <SafetyNote />
            {actions}
          </div>
        </div>
        <Description className="order-1 lg:order-none">{listing.description}</Description>
      </div>
      <SimilarListings listingId={listing._id} />
    </ListingFrame>
  )
}

function SafetyNote() {
  return (
    <section aria-labelledby="safety" className="card flex gap-3 p-4">
      <ShieldCheck size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-site" aria-hidden="true" />
      <div>
        <h2 id="safety" className="text-base tracking-normal">
          Before you pay
        </h2>
        <ul className="mt-1 list-disc space-y-1 ps-4 text-sm text-quiet">
          <li>See the home yourself, by day, and meet whoever lets or sells it.</li>
          <li>Have a lawyer check the title or the agreement. {COMPANY.name} has not checked them.</li>
          <li>Pay no inspection fee or deposit to hold a home that you have not seen.</li>
        </ul>
      </div>
    </section>
  )
}

/** Where the reader is, and the ways back. */
function Trail({ listing: { state, area } }: { listing: Listing }) {
  return (
    <Breadcrumb>
      <Step search={{}}>Property</Step>
      {state && <Step search={{ state }}>{state}</Step>}
      {state && area && <Step search={{ state, area }}>{area}</Step>}
    </Breadcrumb>
  )
}

function Step({ search, children }: { search: ListingFilters; children: string }) {
  return (
    <BreadcrumbStep>
      <Link to="/search" search={search} className={stepLink}>
        {children}
      </Link>
    </BreadcrumbStep>
  )
}
