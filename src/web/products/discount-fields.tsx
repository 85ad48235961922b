import { type UseFormReturn, useWatch } from 'react-hook-form'
import { quantityInText } from '#domain/prices/quantity-in-text.ts'
import { PRICE_BREAKS_MAX } from '#domain/prices/terms-of-sale.ts'
import { numberFrom } from '#web/offers/typed-form.ts'
import type { FieldOf } from '#web/offers/use-offer-form.ts'
import { CheckField, InputField } from '#web/ui/form-fields.tsx'
import { PRODUCT_LABELS as LABELS, type ProductText } from './product-offer.ts'

type DiscountFieldsProps<Output> = {
  form: UseFormReturn<ProductText, unknown, Output>
  field: FieldOf<ProductText>
}

/** A lower price for everybody. One that needs a quantity is a price break (docs/product.md 18.5.2). */
export function DiscountFields<Output>({ form, field }: DiscountFieldsProps<Output>) {
  const discount = useWatch({ control: form.control, name: 'discount' })
  const { error: _, ...discountField } = field('discount')
  return (
    <>
      <CheckField
        label={LABELS.discount}
        hint="For every buyer, from the first one. A discount for a quantity, such as 50 bags, is a price break: add it below."
        {...discountField}
      />
      {discount && (
        <>
          <InputField
            label={LABELS.discountPrice}
            hint="What buyers pay now. The price above is shown crossed out beside it."
            inputMode="decimal"
            autoComplete="off"
            {...field('discountPrice')}
          />
          <NeedsQuantity form={form} />
        </>
      )}
    </>
  )
}

/** What is said of a discount may say that it needs a quantity. */
function NeedsQuantity<Output>({ form }: Pick<DiscountFieldsProps<Output>, 'form'>) {
  const [name, description, priceBreaks] = useWatch({
    control: form.control,
    name: ['name', 'description', 'priceBreaks'],
  })
  const from = quantityInText(`${name}\n${description}`)
  if (from === undefined || priceBreaks.length >= PRICE_BREAKS_MAX) return null
  const move = () => {
    const one = { from: String(from), price: form.getValues('discountPrice') }
    const all = [...priceBreaks, one].toSorted(
      (each, other) => Number(numberFrom(each.from)) - Number(numberFrom(other.from)),
    )
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('priceBreaks', all, options)
    form.setValue('discountPrice', '', options)
    form.setValue('discount', false, options)
    form.setFocus('discount')
  }
  return (
    <div
      role="status"
      className="card flex flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-paper p-3"
    >
      <p className="min-w-0 grow basis-60">Your text says the discount is for {from}. Is it?</p>
      <button type="button" className="button button-quiet" onClick={move}>
        Make it a price break from {from}
      </button>
    </div>
  )
}
