import type { ShownOffer } from '#domain/materials/comparison-schema.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'

/** What an offer stands in its place for: delivered where that is known. Undefined for one that is not compared. */
function comparedWords({
  comparable,
  comparablePrice,
  delivered,
}: Pick<ShownOffer, 'comparable' | 'comparablePrice' | 'delivered'>): string | undefined {
  return comparable ? comparableWords({ ...comparable, price: delivered ?? comparablePrice }) : undefined
}

/** What is not in a price where nobody knows what it costs to bring it there. */
function undeliveredWords({ delivery }: Pick<ShownOffer, 'delivery'>): string {
  if (delivery?.kind === 'none') return 'you pick it up'
  return delivery?.kind === 'charged' ? 'without delivery' : 'delivery not known'
}

type ComparedPriceProps = {
  offer: ShownOffer
  /** Somewhere to deliver to is chosen. */
  placed: boolean
}

/** The price that the table is in the order of, and what is in it. */
export function ComparedPrice({ offer, placed }: ComparedPriceProps) {
  const { comparable, comparablePrice, delivered } = offer
  return (
    <>
      <span className="compared-price">{comparedWords(offer)}</span>
      {comparable && delivered !== null && (
        <span className="block text-sm text-quiet">
          {delivered === comparablePrice ? (
            'delivered'
          ) : (
            <>
              with delivery
              {/* Without columns the asked price beside it says so. */}
              <span className="@max-[52rem]:sr-only">
                , {comparableWords({ ...comparable, price: comparablePrice })} without
              </span>
            </>
          )}
        </span>
      )}
      {comparable && delivered === null && placed && (
        <span className="block text-sm text-quiet">{undeliveredWords(offer)}</span>
      )}
    </>
  )
}
