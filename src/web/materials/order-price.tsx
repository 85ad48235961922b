import type { ShownOffer } from '#domain/materials/comparison-schema.ts'
import { perSold, soldCount } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { priceFor } from '#domain/prices/price-for.ts'

/** What the seller asks for one pack, and for what is needed of them; with what price breaks save. */
export function OrderPrice({ offer }: { offer: ShownOffer }) {
  const { packs, priceForQuantity, saving } = offer
  return (
    <>
      <span className="block">
        <span className="asked-price">{`₦${formatAmount(priceFor(offer, packs))}`}</span>
        <span className="text-quiet">{perSold(offer)}</span>
      </span>
      {packs > 1 && (
        <span className="block text-sm text-quiet">
          {soldCount(offer, packs)}: ₦{formatAmount(priceForQuantity)}
        </span>
      )}
      {saving > 0 && (
        <span className="block text-sm font-semibold text-site">saves ₦{formatAmount(saving)}</span>
      )}
    </>
  )
}
