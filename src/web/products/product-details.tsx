import { Link, linkOptions } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import { unitSigns } from '#domain/materials/unit-signs.ts'
import { orderWords } from '#domain/prices/order-words.ts'
import { labourTerms } from '#domain/products/labour-terms.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { SellerPanel } from '#web/contact/seller-panel.tsx'
import { RelatedSection } from '#web/lists/related-section.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { OfferFrame } from '#web/offers/offer-frame.tsx'
import { amountOf, rememberRequested } from '#web/prices/requested-quantity.ts'
import { ShareLinks } from '#web/share/share-links.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Description } from '#web/ui/description.tsx'
import { LocationCard } from './location-card.tsx'
import { OtherOffers } from './other-offers.tsx'
import { relatedProductsQuery } from './product-api.ts'
import { ProductCard } from './product-card.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { productPriceText } from './product-price.tsx'
import { ProductSummary } from './product-summary.tsx'
import { WorkIncluded } from './work-included.tsx'

const BEFORE_YOU_PAY = {
  Material: 'Before you pay, look at the goods: count blocks, weigh rods, read the date on the cement.',
  Labour: 'Before you pay, look at the work. Agree on the price for each stage before it begins.',
}

const NO_TERMS: ReturnType<typeof labourTerms>['terms'] = new Map()

type ProductDetailsProps = {
  title: string
  product: PageProduct
  /** How many are wanted, as the address says it. */
  quantity: number | undefined
  actions: ReactNode
  children?: ReactNode
}

/**
 * Left the pictures and what there is to read, right what it costs and who sells it, which stays in sight; on a phone that follows the
 * pictures. `actions` are what whoever looks at it can do, `children` what follows below both.
 */
export function ProductDetails({ title, product, quantity, actions, children }: ProductDetailsProps) {
  const [packs, setPacks] = useState(quantity ?? product.minimumOrder ?? 1)
  const wanted = quantity === undefined ? undefined : amountOf(product, quantity)
  useEffect(() => {
    if (product.material?.specification && wanted !== undefined)
      rememberRequested(product.material.specification, wanted)
  }, [product, wanted])
  const choosePacks = (chosen: number) => {
    setPacks(chosen)
    if (product.material?.specification)
      rememberRequested(product.material.specification, chosen > 1 ? amountOf(product, chosen) : undefined)
  }
  const { text, terms } =
    product.type === 'Labour'
      ? labourTerms(product.description)
      : { text: product.description, terms: NO_TERMS }
  return (
    <OfferFrame way={<ProductBreadcrumb product={product} here={title} />}>
      <div className="offer-page">
        <ProductGallery product={product} />
        <div className="offer-page-buy">
          {product.freshness === 'asleep' && <SleepingNote product={product} />}
          <div className="buy-box">
            <ProductSummary product={product} packs={packs} onPacks={choosePacks} />
            <SellerPanel
              title="Seller Profile"
              seller={product.userRef}
              mobile={product.mobile}
              path={`/product/${product._id}`}
              offered={
                packs > 1 ? orderWords(product, packs) : `${product.name} at ${productPriceText(product)}`
              }
            >
              <p className="text-sm text-balance text-quiet">{BEFORE_YOU_PAY[product.type]}</p>
            </SellerPanel>
          </div>
          <OtherOffers product={product} packs={packs} />
          <LocationCard product={product} worksIn={terms.get('Works in')} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <WorkIncluded terms={terms} />
          {text && <Description>{unitSigns(text)}</Description>}
          <ProductFacts product={product} terms={terms} />
          <div className="cluster light-actions justify-between">
            <ShareLinks
              path={`/product/${product._id}`}
              name={product.name}
              text={`${product.name}, ${productPriceText(product)}, ${product.lga ? `${product.lga}, ` : ''}${product.location}`}
            />
            {actions}
          </div>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden">{children}</div>
      <RelatedProducts product={product} />
    </OfferFrame>
  )
}

/** Where the reader is, and the ways back: the shelves are of goods, and work is told by its trade. */
function ProductBreadcrumb({ product, here }: { product: PageProduct; here: string }) {
  const type = product.type === 'Labour' && product.type
  const category = categoryName(product.categories)
  const subCategory = findSubCategory(product.subCategories[0] ?? '')
  return (
    <Breadcrumb
      here={here}
      steps={[
        ['Market', linkOptions({ to: '/market', search: {} })],
        ...(type
          ? [
              [type, linkOptions({ to: '/market', search: { type } })] as const,
              [`${category} work`, linkOptions({ to: '/market', search: { type, category } })] as const,
            ]
          : [
              [category, linkOptions({ to: '/market', search: { category } })] as const,
              ...(subCategory
                ? [[subCategory, linkOptions({ to: '/market', search: { category, subCategory } })] as const]
                : []),
            ]),
      ]}
    />
  )
}

/** Its price is too old to come for: there are others. */
function SleepingNote({ product: { categories, subCategories } }: { product: PageProduct }) {
  const category = categoryName(categories)
  const subCategory = findSubCategory(subCategories[0] ?? '')
  return (
    <div className="card grid gap-2 p-4">
      <p>
        <strong>Nobody has confirmed this price for a long time.</strong> Ask the seller if there is any, and
        what it costs now.
      </p>
      <Link to="/market" search={{ category, subCategory }} className="link justify-self-start font-semibold">
        See similar ones with newer prices
      </Link>
    </div>
  )
}

/** Where they leave a place in the last line free, it leads to all products of the type. */
function RelatedProducts({ product: { _id, type } }: { product: PageProduct }) {
  return (
    <RelatedSection
      id="related"
      title="Product like this"
      query={relatedProductsQuery(_id)}
      failure="Related Categories cannot be fetched"
      onPhone="rows"
    >
      {(products) => (
        <OfferGrid
          offers={products}
          card={ProductCard}
          columns={4}
          rows
          eager={0}
          last={
            products.length % 4 > 0 && (
              <Link to="/market" search={{ type }} className="button button-quiet">
                {type === 'Labour' ? 'All labour' : 'All materials'}
              </Link>
            )
          }
        />
      )}
    </RelatedSection>
  )
}
