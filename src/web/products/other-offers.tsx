import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'
import { besideWords } from '#domain/prices/index-words.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { isOldPrice } from '#web/prices/price-age.tsx'
import { amountOf } from '#web/prices/requested-quantity.ts'
import { comparisonHintQuery } from './product-api.ts'

/** Where the others will stand. */
const ROWS = [1, 2, 3]

type OtherOffersProps = {
  product: PageProduct
  /** How many are wanted. */
  packs: number
}

/** The same thing from other sellers, the cheapest fresh ones by name, and the way to all of them; of work also what is usual. Its failure is its own affair. */
export function OtherOffers({ product, packs }: OtherOffersProps) {
  const { data: hint } = useQuery({
    ...comparisonHintQuery(product._id),
    enabled: Boolean(product.material?.specification),
  })
  if (!hint) return null
  const { others, lowest, median, sellers, unit, conversion } = hint
  const words = (price: number) =>
    comparableWords({ price, unit, conversion }, 'NGN ').replaceAll(' ', '\u00a0')
  const own = product.comparable?.price
  const place = hint.state ?? 'Nigeria'
  const isLowest = product.inStock && own !== undefined && own < lowest && !isOldPrice(product)
  return (
    <section aria-labelledby="others" className="other-offers">
      <h2 id="others">
        {product.type === 'Labour' ? `Others of this trade in ${place}` : `Other offers in ${place}`}
      </h2>
      {product.type === 'Labour' && own !== undefined && median !== null && sellers > 1 && (
        <p>{`${capital(besideWords(own, median))} the median of ${sellers} sellers, ${words(median)}.`}</p>
      )}
      {(!hint.offers || hint.offers.length > 0) && (
        <ul aria-hidden={!hint.offers}>
          {hint.offers?.map(({ _id, seller, place, price }) => (
            <li key={_id}>
              <Link to="/product/$productId" params={{ productId: _id }}>
                {seller}
              </Link>
              <span>{place}</span>
              <b>{words(price)}</b>
              {own !== undefined && <span>{besideWords(price, own).replace(/^at$/, 'the same')}</span>}
            </li>
          )) ?? ROWS.slice(0, others).map((row) => <li key={row} />)}
        </ul>
      )}
      <ComparisonLink
        specification={hint.specification}
        state={hint.state ?? undefined}
        quantity={packs > 1 ? amountOf(product, packs) : undefined}
        className="link"
      >
        {`Compare with ${others === 1 ? '1 other' : `${others} others`} in ${place}${isLowest ? ': this price is the lowest' : `, from ${words(lowest)}`}`}
      </ComparisonLink>
    </section>
  )
}
