import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { capital } from '#domain/capital.ts'
import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import { formatDay } from '#domain/dates.ts'
import { soldBy, soldCount } from '#domain/materials/pack-words.ts'
import { unitSigns } from '#domain/materials/unit-signs.ts'
import type { LabourTerm } from '#domain/products/labour-terms.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'

const WORK_FACTS = ['Most in a day', 'Team'] as const

type ProductFactsProps = {
  product: PageProduct
  /** What a tradesman says in the description. */
  terms: ReadonlyMap<LabourTerm, string>
}

/** What kind of thing it is, and how it is sold; of work, how it is counted and how much of it is done. */
export function ProductFacts({ product, terms }: ProductFactsProps) {
  const { details, material } = product
  const category = categoryName(product.categories)
  const isWork = product.type === 'Labour'
  return (
    <Facts columns>
      {details.map(({ name, value }) => (
        <Fact key={name} label={name}>
          {value}
        </Fact>
      ))}
      {material?.brand && <Fact label="Brand">{material.brand}</Fact>}
      <Fact label={isWork ? 'Priced per' : 'Sold per'}>{soldBy(product)}</Fact>
      {product.minimumOrder !== null && (
        <Fact label={isWork ? 'Smallest job' : 'Minimum order'}>
          {soldCount(product, product.minimumOrder)}
        </Fact>
      )}
      {WORK_FACTS.map((term) => {
        const said = terms.get(term)
        return (
          said && (
            <Fact key={term} label={term}>
              {capital(unitSigns(said))}
            </Fact>
          )
        )
      })}
      <Fact label="Category">
        {category}
        {!isWork &&
          product.subCategories.map((name) => (
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
