import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import type { Unit } from '#domain/catalogue.ts'
import type { Pack } from '#domain/materials/pack.ts'
import { soldEach, soldMany } from '#domain/materials/pack-words.ts'
import { PRICE_BREAKS_MAX } from '#domain/prices/terms-of-sale.ts'
import type { FieldOf } from '#web/offers/use-offer-form.ts'
import { CheckField, ChoiceField, FieldGroup, InputField } from '#web/ui/form-fields.tsx'
import { PRODUCT_LABELS as LABELS, type ProductText } from './product-offer.ts'
import { deliveryChoices, isCharged } from './sale-text.ts'

type TermsFieldsProps<Output> = {
  form: UseFormReturn<ProductText, unknown, Output>
  field: FieldOf<ProductText>
  /** What one price buys, as far as it is known. */
  pack: Pack | null
}

/** What the price holds for: from how many on it is lower, how many are sold at least, what delivery costs. */
export function TermsFields<Output>({ form, field, pack }: TermsFieldsProps<Output>) {
  const [unit, delivery] = useWatch({ control: form.control, name: ['unit', 'delivery'] })
  const sold = { unit: (unit || 'nr') as Unit, pack }
  const many = soldMany(sold)
  const { error: _, ...inStock } = field('inStock')
  return (
    <>
      <PriceBreaks form={form} field={field} many={many} one={soldEach(sold)} />
      <InputField
        label={LABELS.minimumOrder}
        hint={`In ${many}. Leave it empty if you sell any number.`}
        inputMode="numeric"
        autoComplete="off"
        {...field('minimumOrder')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={LABELS.delivery}
          emptyOption="-not stated-"
          options={deliveryChoices(soldEach(sold))}
          {...field('delivery.how')}
        />
        {isCharged(delivery) && (
          <InputField
            label="Price of delivery (NGN)"
            inputMode="decimal"
            autoComplete="off"
            {...field('delivery.price')}
          />
        )}
      </div>
      <CheckField label={LABELS.inStock} hint="Untick it while it is sold out." {...inStock} />
    </>
  )
}

type PriceBreaksProps<Output> = Omit<TermsFieldsProps<Output>, 'pack'> & { many: string; one: string }

function PriceBreaks<Output>({ form: { control }, field, many, one }: PriceBreaksProps<Output>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <FieldGroup
      label={LABELS.priceBreaks}
      hint={`What ${one === 'each' ? 'each' : one} costs from a certain quantity, such as from 50 ${many}. Up to ${PRICE_BREAKS_MAX}.`}
    >
      <div className="grid gap-2">
        {fields.length > 0 && (
          <ol className="grid gap-2">
            {fields.map(({ id }, at) => (
              <li key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.75rem] gap-2">
                <InputField
                  label="From"
                  inputMode="numeric"
                  autoComplete="off"
                  {...field(`priceBreaks.${at}.from`)}
                />
                <InputField
                  label="Price each (NGN)"
                  inputMode="decimal"
                  autoComplete="off"
                  {...field(`priceBreaks.${at}.price`)}
                />
                <button
                  type="button"
                  className="button button-quiet mt-[1.65rem] h-11 px-0"
                  aria-label={`Remove price break ${at + 1}`}
                  onClick={() => {
                    remove(at)
                    addButton.current?.focus()
                  }}
                >
                  <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
        <button
          ref={addButton}
          type="button"
          className="button button-quiet justify-self-start"
          aria-disabled={fields.length >= PRICE_BREAKS_MAX}
          onClick={() => fields.length < PRICE_BREAKS_MAX && append({ from: '', price: '' })}
        >
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          Add a price break
        </button>
      </div>
    </FieldGroup>
  )
}
