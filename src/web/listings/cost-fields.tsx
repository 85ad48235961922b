import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type Fees, MINIMUM_TERM_MAX, RENT_INCLUDES, saysCosts } from '#domain/listings/move-in.ts'
import { numberFrom } from '#web/offers/typed-form.ts'
import type { FieldOf } from '#web/offers/use-offer-form.ts'
import { CheckField, FieldGroup, InputField } from '#web/ui/form-fields.tsx'
import { typedFee } from './fee-text.ts'
import { LISTING_LABELS as LABELS, type ListingText } from './listing-offer.ts'
import { MoveInSum, moveInTitle } from './move-in-sum.tsx'

type CostFieldsProps<Output> = {
  form: UseFormReturn<ListingText, unknown, Output>
  field: FieldOf<ListingText>
}

const FEE_FIELDS = ['agencyFee', 'legalFee', 'cautionFee', 'serviceFee'] as const

/** What is paid beside the price, and the sum as it is typed. */
export function CostFields<Output>({ form, field }: CostFieldsProps<Output>) {
  const type = useWatch({ control: form.control, name: 'type' })
  const isRent = type === 'rent'
  const shown = FEE_FIELDS.filter((name) => isRent || name !== 'cautionFee')
  return (
    <>
      <FieldGroup
        label="Fees and other costs"
        hint={`An amount, such as 200,000, or per cent of the ${isRent ? 'rent' : 'price'}, such as 10%. Type 0 if there is none.`}
      >
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {shown.map((name) => (
            <InputField key={name} label={LABELS[name]} autoComplete="off" {...field(name)} />
          ))}
        </div>
      </FieldGroup>
      {isRent && (
        <InputField
          label={LABELS.minimumTerm}
          hint={`1 to ${MINIMUM_TERM_MAX}: 12 is a year.`}
          inputMode="numeric"
          autoComplete="off"
          {...field('minimumTerm')}
        />
      )}
      {isRent && <Included form={form} field={field} />}
      <TypedSum form={form} />
    </>
  )
}

function Included<Output>({ field }: CostFieldsProps<Output>) {
  const { error, ...included } = field('rentIncludes')
  return (
    <FieldGroup label={LABELS.rentIncludes} error={error}>
      <div className="flex flex-wrap gap-x-5">
        {RENT_INCLUDES.map((each) => (
          <CheckField key={each} label={capitalized(each)} value={each} {...included} />
        ))}
      </div>
    </FieldGroup>
  )
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function TypedSum<Output>({ form }: Pick<CostFieldsProps<Output>, 'form'>) {
  const [type, rentPeriod, offer, regular, reduced, term, agency, legal, caution, service] = useWatch({
    control: form.control,
    name: [
      'type',
      'rentPeriod',
      'offer',
      'regularPrice',
      'discountPrice',
      'minimumTerm',
      'agencyFee',
      'legalFee',
      'cautionFee',
      'serviceFee',
    ],
  })
  const price = numberFrom(offer ? reduced : regular)
  const months = numberFrom(term)
  const fees: Fees = {
    agency: typedFee(agency),
    legal: typedFee(legal),
    caution: typedFee(caution),
    service: typedFee(service),
  }
  const minimumTerm = typeof months === 'number' && Number.isInteger(months) && months > 0 ? months : null
  if (typeof price !== 'number' || price <= 0 || !saysCosts({ fees, minimumTerm })) return null
  const home = {
    type,
    rentPeriod,
    regularPrice: price,
    discountPrice: 0,
    offer: false,
    minimumTerm,
    fees,
  }
  return (
    <section aria-label="What people will see" className="card bg-paper p-3">
      <p aria-live="polite" className="mb-1 font-bold tabular-nums">
        {moveInTitle(home)}
      </p>
      <MoveInSum home={home} />
    </section>
  )
}
