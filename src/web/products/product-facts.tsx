import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import { formatDay } from '#domain/dates.ts'
import { soldBy, soldCount } from '#domain/materials/pack-words.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'

/** What kind of thing it is, and how it is sold. */
export function ProductFacts({ product }: { product: PageProduct }) {
  const { details, material } = product
  const category = categoryName(product.categories)
  return (
    <Facts columns>
      {details.map(({ name, value }) => (
        <Fact key={name} label={name}>
          {value}
        </Fact>
      ))}
      {material?.brand && <Fact label="Brand">{material.brand}</Fact>}
      <Fact label="Sold per">{soldBy(product)}</Fact>
      {product.minimumOrder !== null && (
        <Fact label="Minimum order">{soldCount(product, product.minimumOrder)}</Fact>
      )}
      <Fact label="Category">
        {category}
        {product.subCategories.map((name) => (
          <Fragment key={name}>
            {', '}
            <Link
              to="/market"
              search={{ category, subCategory: findSubCategory(name) }}
              className="link -my-2 inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </Fragment>
        ))}
      </Fact>
      <Fact label="Type">{product.type}</Fact>
      <Fact label="Listed">
        <time dateTime={product.createdAt}>{formatDay(product.createdAt)}</time>
      </Fact>
    </Facts>
  )
}
