import { useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { Picture } from '#web/images/picture.tsx'
import { homePicture } from '#web/pictures/drawn-homes.ts'
import { productPicture } from '#web/pictures/drawn-pictures.ts'
import { OwnOffers } from './own-offers.tsx'
import { deleteListing, deleteProduct, ownListingsQuery, ownProductsQuery } from './selling-api.ts'

const Spreadsheet = lazy(async () => ({ default: (await import('./import/spreadsheet.tsx')).Spreadsheet }))

/** §2: everything that somebody sells. @param onChanged is told when the public lists of a kind have changed */
export function ShopDesk({ onChanged }: { onChanged: (kind: 'products' | 'listings') => void }) {
  const queryClient = useQueryClient()
  const [importing, setImporting] = useState(false)
  const showImported = (kind: 'products' | 'listings') => {
    void queryClient.invalidateQueries({ queryKey: ['own', kind] })
    onChanged(kind)
  }
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <h1 className="text-2xl">Shop details</h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/create-product" className="button button-action">
            Create Product
          </Link>
          <Link to="/create-listing" className="button button-quiet">
            Create Listing
          </Link>
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={importing}
            aria-controls="spreadsheet"
            onClick={() => setImporting(!importing)}
          >
            <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden="true" />
            From a spreadsheet
          </button>
        </div>
        <div id="spreadsheet" hidden={!importing}>
          {importing && (
            <Suspense fallback={<p role="status">Loading...</p>}>
              <Spreadsheet onImported={showImported} />
            </Suspense>
          )}
        </div>
      </div>
      <OwnOffers<Listing>
        title="Your Listings"
        noun="listing"
        query={ownListingsQuery}
        failure="Failed to load listings"
        empty="You have no listings yet"
        first={
          <Link to="/create-listing" className="button button-quiet">
            Put up your first home
          </Link>
        }
        remove={deleteListing}
        onRemoved={() => onChanged('listings')}
        row={(listing) => (
          <OfferRow
            offer={listing}
            drawing={homePicture(listing)}
            price={`N ${formatAmount(listing.offer ? listing.discountPrice : listing.regularPrice)}${listing.type === 'rent' ? ` / ${listing.rentPeriod}` : ''}`}
            page={linkOptions({ to: '/listing/$listingId', params: { listingId: listing._id } })}
            editor={linkOptions({ to: '/update-listing/$listingId', params: { listingId: listing._id } })}
          />
        )}
      />
      <OwnOffers<Product>
        title="Your Products"
        noun="product"
        query={ownProductsQuery}
        failure="Failed to load products"
        empty="You have no products yet"
        first={
          <Link to="/create-product" className="button button-action">
            Put up your first product
          </Link>
        }
        remove={deleteProduct}
        onRemoved={() => onChanged('products')}
        row={(product) => (
          <OfferRow
            offer={product}
            drawing={productPicture(product)}
            price={`NGN ${formatAmount(product.discount ? product.discountPrice : product.regularPrice)}/${product.unit}`}
            page={linkOptions({ to: '/product/$productId', params: { productId: product._id } })}
            editor={linkOptions({ to: '/edit-product/$productId', params: { productId: product._id } })}
          />
        )}
      />
    </div>
  )
}

type Row = {
  offer: Listing | Product
  /** What stands for a picture where there is none. */
  drawing: string
  price: string
  page: LinkProps
  editor: LinkProps
}

/** What one offers, as far as it is the same for both kinds. */
const OfferRow = ({ offer: { name, images, hidden }, drawing, price, page, editor }: Row) => (
  <>
    <Cover image={images[0]} drawing={drawing} />
    <div className="min-w-0 grow basis-44">
      {hidden ? (
        <HiddenTitle>{name}</HiddenTitle>
      ) : (
        <Link {...page} className="link line-clamp-2 font-semibold wrap-anywhere">
          {name}
        </Link>
      )}
      <p className="text-sm text-quiet tabular-nums">{price}</p>
    </div>
    <Link {...editor} aria-label={`Edit ${name}`} className="button button-quiet">
      Edit
    </Link>
  </>
)

/** An admin has hidden it: its page is there for nobody. */
const HiddenTitle = ({ children }: { children: string }) => (
  <>
    <p className="line-clamp-2 font-semibold wrap-anywhere">{children}</p>
    <p className="text-sm font-semibold text-alarm">Hidden: nobody else sees it. Our mail says why.</p>
  </>
)

const COVER = 'aspect-4/3 w-20 shrink-0 rounded-control border border-line object-cover'

function Cover({ image, drawing }: { image: Image | undefined; drawing: string }) {
  if (image) return <Picture image={image} alt="" sizes="80px" className={COVER} loading="lazy" />
  return <img src={drawing} alt="" width={80} height={60} loading="lazy" className={COVER} />
}
