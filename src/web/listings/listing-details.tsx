import { linkOptions } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { COMPANY } from '#domain/company.ts'
import { isOffered } from '#domain/listings/availability.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { ContactOwner, type Viewer } from '#web/contact/contact-owner.tsx'
import { SellerPanel } from '#web/contact/seller-panel.tsx'
import { RelatedSection } from '#web/lists/related-section.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { OfferFrame } from '#web/offers/offer-frame.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Description } from '#web/ui/description.tsx'
import { HomeNotice } from './home-notice.tsx'
import { similarListingsQuery } from './listing-api.ts'
import { ListingCard } from './listing-card.tsx'
import { ListingGallery } from './listing-gallery.tsx'
import { listingPriceText } from './listing-price.tsx'
import { ListingFacts, ListingSummary } from './listing-summary.tsx'

type ListingDetailsProps = { title: string; listing: Listing; viewer: Viewer; actions: ReactNode }

/**
 * The pictures and the words left, the price and the seller right; on a phone the words follow the price. `actions` are what
 * whoever looks at it can do.
 */
export function ListingDetails({ title, listing, viewer, actions }: ListingDetailsProps) {
  return (
    <OfferFrame title={title} titleAs="p" aside={<ListingBreadcrumb listing={listing} />}>
      <HomeNotice listing={listing} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
        <ListingGallery listing={listing} />
        <div className="contents content-start gap-6 lg:row-span-3 lg:grid">
          <ListingSummary listing={listing} />
          <div className="order-2 grid gap-6 lg:order-none">
            <SellerPanel
              title="Offered by"
              seller={listing.userRef}
              mobile={listing.userRef.mobileNumber}
              path={`/listing/${listing._id}`}
              show="homes"
              available={isOffered(listing.availability)}
              offered={`${listing.name} at ${listingPriceText(listing, ' per ')}`}
            >
              {/* Nobody writes for what is gone; its owner finds the way to the form. */}
              {(isOffered(listing.availability) || viewer?._id === listing.userRef._id) && (
                <ContactOwner listing={listing} viewer={viewer} />
              )}
            </SellerPanel>
            {actions}
          </div>
        </div>
        <div className="order-1 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:order-none">
          <ListingFacts listing={listing} />
          <Description>{listing.description}</Description>
        </div>
        <div className="order-3 lg:order-none">
          <SafetyNote />
        </div>
      </div>
      <SimilarListings listingId={listing._id} />
    </OfferFrame>
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
          <li>See the home yourself, in daylight, and meet the person who lets or sells it.</li>
          <li>Have a lawyer check the title or the agreement. {COMPANY.name} has not checked them.</li>
          <li>Pay no inspection fee or deposit to hold a home that you have not seen.</li>
        </ul>
      </div>
    </section>
  )
}

/** Where the reader is, and the ways back. */
function ListingBreadcrumb({ listing: { state, area } }: { listing: Listing }) {
  return (
    <Breadcrumb
      steps={[
        ['Property', linkOptions({ to: '/search', search: {} })],
        ...(state ? [[state, linkOptions({ to: '/search', search: { state } })] as const] : []),
        ...(state && area ? [[area, linkOptions({ to: '/search', search: { state, area } })] as const] : []),
      ]}
    />
  )
}

function SimilarListings({ listingId }: { listingId: string }) {
  return (
    <RelatedSection
      id="similar"
      title="Similar homes"
      query={similarListingsQuery(listingId)}
      failure="Similar homes could not be loaded"
    >
      {(listings) => <OfferGrid offers={listings} card={ListingCard} columns={4} eager={0} />}
    </RelatedSection>
  )
}
