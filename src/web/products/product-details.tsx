import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { SellerPanel } from '#web/contact/seller-panel.tsx'
import { Breadcrumb, BreadcrumbStep, stepLink } from '#web/ui/breadcrumb.tsx'
import { Description } from '#web/ui/description.tsx'
import { LocationCard } from './location-card.tsx'
import { ProductFrame } from './product-frame.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductSummary } from './product-summary.tsx'
import { RelatedProducts } from './related-products.tsx'

/**
 * The pictures and the words left, the price and the seller right; on a phone the words follow the price. `actions` are what
 * whoever looks at it can do.
 */
export function ProductDetails({ product, actions }: { product: Product; actions?: ReactNode }) {
  return (
    <ProductFrame titleAs="p" aside={<Trail product={product} />}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-8">
        <ProductGallery product={product} />
        <div className="contents content-start gap-6 md:row-span-2 md:grid">
          <ProductSummary product={product} />
          <div className="order-2 md:order-none">
            <SellerPanel
              title="Seller Profile"
              seller={product.userRef}
              mobile={product.mobile}
              offered={product.name}
            >
              {actions}
            </SellerPanel>
          </div>
          <div className="order-2 md:order-none">
            <LocationCard product={product} />
          </div>
        </div>
        <Description className="order-1 md:order-none">{product.description}</Description>
      </div>
      <RelatedProducts productId={product._id} />
    </ProductFrame>
  )
}

function Trail({ product }: { product: Product }) {
  const category = categoryName(product.categories)
  const subCategory = findSubCategory(product.subCategories[0] ?? '')
  return (
    <Breadcrumb>
      <Step search={{}}>Market</Step>
      <Step search={{ category }}>{category}</Step>
      {subCategory && <Step search={{ category, subCategory }}>{subCategory}</Step>}
    </Breadcrumb>
  )
}

function Step({ search, children }: { search: ProductFilters; children: string }) {
  return (
    <BreadcrumbStep>
      <Link to="/market" search={search} className={stepLink}>
        {children}
      </Link>
    </BreadcrumbStep>
  )
}
