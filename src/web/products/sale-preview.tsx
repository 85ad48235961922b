import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Unit } from '#domain/catalogue.ts'
import {
  comparableWords,
  packPhrase,
  perSold,
  priceBreakWords,
  soldEach,
} from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { numberFrom } from '#web/offers/typed-form.ts'
import type { ProductText } from './product-offer.ts'
import type { SaleReading } from './reader.ts'
import { priceBreakBody } from './sale-text.ts'

type SalePreviewProps<Output> = {
  form: UseFormReturn<ProductText, unknown, Output>
  shown: SaleReading
  isCorrected: boolean
}

/** What buyers will see: "₦9,600 a length · ≈ ₦901 a kg · we read it as 12 mm reinforcement bar", or why they cannot compare it. */
export function SalePreview<Output>({ form, shown, isCorrected }: SalePreviewProps<Output>) {
  const { pack, name, comparable, why } = shown
  const [unit, regular, discount, reduced, breaks] = useWatch({
    control: form.control,
    name: ['unit', 'regularPrice', 'discount', 'discountPrice', 'priceBreaks'],
  })
  const price = numberFrom(discount ? reduced : regular)
  const isPriced = typeof price === 'number' && price > 0 && unit !== ''
  const sold = { unit: unit as Unit, pack }
  const priceBreaks = breaks.flatMap((text) => {
    const { from, price: lower } = priceBreakBody(text)
    const isCheaper = typeof from === 'number' && typeof lower === 'number' && Number(price) > lower
    return isCheaper ? [{ from, price: lower }] : []
  })
  return (
    <section aria-labelledby="buyers-see" className="card grid gap-1 bg-paper p-3">
      <h3 id="buyers-see" className="text-sm font-semibold">
        What buyers will see
      </h3>
      {isPriced && (
        <p className="tabular-nums">
          <span className="text-lg font-bold">NGN {formatAmount(price)}</span>
          <span className="text-quiet">{perSold(sold)}</span>
        </p>
      )}
      <p className="wrap-anywhere">
        {[
          isPriced ? `₦${formatAmount(price)} ${soldEach(sold)}` : pack && packPhrase(pack),
          isPriced && comparable && comparableWords({ ...comparable, price: price / comparable.quantity }),
          name && `${isCorrected ? 'you say it is' : 'we read it as'} ${name}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isPriced && priceBreaks.length > 0 && (
        <p className="wrap-anywhere">{priceBreaks.map((each) => priceBreakWords(sold, each)).join(' · ')}</p>
      )}
      <p aria-live="polite" className="text-sm text-quiet">
        {why && `Buyers cannot compare it yet. ${why}`}
      </p>
    </section>
  )
}
