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
import { HomeFacts } from './home-facts.tsx'
import { HomeNotice } from './home-notice.tsx'
import { HomePlace } from './home-place.tsx'
import { similarListingsQuery } from './listing-api.ts'
import { ListingCard } from './listing-card.tsx'
import { ListingGallery } from './listing-gallery.tsx'
import { listingPriceText } from './listing-price.tsx'
import { ListingShare, ListingSummary } from './listing-summary.tsx'
import { similarTitle } from './similar-title.ts'

type ListingDetailsProps = { listing: Listing; viewer: Viewer; actions: ReactNode }

/**
 * Left the pictures and what there is to read, right what it costs and who offers it, which stays in sight; on a phone that follows the
 * pictures. `actions` are what whoever looks at it can do.
 */
export function ListingDetails({ listing, viewer, actions }: ListingDetailsProps) {
  return (
    <OfferFrame way={<ListingBreadcrumb listing={listing} />}>
      <HomeNotice listing={listing} />
      <div className="offer-page">
        <ListingGallery listing={listing} />
        <div className="offer-page-buy">
          <ListingSummary listing={listing} />
          <SellerPanel
            title="Offered by"
            seller={listing.userRef}
            mobile={listing.userRef.mobileNumber}
            path={`/listing/${listing._id}`}
            show="homes"
            available={isOffered(listing.availability)}
            quiet={listing.availability === 'under-offer'}
            offered={`${listing.name} at ${listingPriceText(listing, ' per ')}`}
          >
            {/* Nobody writes for what is gone; its owner finds the way to the form. */}
            {(isOffered(listing.availability) || viewer?._id === listing.userRef._id) && (
              <ContactOwner listing={listing} viewer={viewer} />
            )}
          </SellerPanel>
          <BeforeYouPay />
          <div className="cluster light-actions justify-between">
            <ListingShare listing={listing} />
            {actions}
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Description>{listing.description}</Description>
          <HomeFacts listing={listing} />
          {listing.state && <HomePlace state={listing.state} lga={listing.lga} />}
        </div>
      </div>
      <SimilarListings of={listing} />
    </OfferFrame>
  )
}

function BeforeYouPay() {
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

function SimilarListings({ of }: { of: Listing }) {
  return (
    <RelatedSection
      id="similar"
      title="Similar homes"
      titleOf={(listings) => similarTitle(of, listings)}
      query={similarListingsQuery(of._id)}
      failure="Similar homes could not be loaded"
      onPhone="swiped"
    >
      {(listings) => <OfferGrid offers={listings} card={ListingCard} columns={4} eager={0} />}
    </RelatedSection>
  )
}
