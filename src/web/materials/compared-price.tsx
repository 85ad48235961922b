import type { ComparedOffer } from '#domain/materials/comparison-schema.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'

/** What an offer stands in its place for: delivered where that is known. Undefined for one that is not compared. */
export function comparedWords({
  comparable,
  comparablePrice,
  delivered,
}: Pick<ComparedOffer, 'comparable' | 'comparablePrice' | 'delivered'>): string | undefined {
  return comparable ? comparableWords({ ...comparable, price: delivered ?? comparablePrice }) : undefined
}

/** The price that the table is in the order of, and what is in it. */
export function ComparedPrice({ offer }: { offer: ComparedOffer }) {
  const { comparable, comparablePrice, delivered } = offer
  return (
    <>
      <span className="block text-lg leading-snug font-bold">{comparedWords(offer)}</span>
      {comparable && delivered !== null && (
        <span className="block text-sm text-quiet">
          {delivered === comparablePrice
            ? 'delivered'
            : `delivered, ${comparableWords({ ...comparable, price: comparablePrice })} without`}
        </span>
      )}
    </>
  )
}
