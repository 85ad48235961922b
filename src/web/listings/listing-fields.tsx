import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { AVAILABILITY_WORDS, availabilitiesOf } from '#domain/listings/availability.ts'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import { HOME_KINDS, maxListingPrice, ROOMS } from '#domain/listings/listing-rules.ts'
import { formatAmount } from '#domain/money.ts'
import { findState, STATES } from '#domain/places.ts'
import {
  forgetLocalGovernment,
  LocalGovernmentField,
  localGovernmentsQuery,
} from '#web/offers/local-government-field.tsx'
import type { FieldOf } from '#web/offers/use-offer-form.ts'
import { CheckField, ChoiceField, FieldGroup, InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { CostFields } from './cost-fields.tsx'
import { LISTING_LABELS as LABELS, type ListingText, priceUnit } from './listing-offer.ts'

type ListingFieldsProps<Output> = {
  form: UseFormReturn<ListingText, unknown, Output>
  field: FieldOf<ListingText>
}

const ROOMS_HINT = `${ROOMS.min} to ${ROOMS.max}`

/** Every field of the form in its order, images apart. */
export function ListingFields<Output>({ form, field }: ListingFieldsProps<Output>) {
  const [type, rentPeriod, offer, state, address] = useWatch({
    control: form.control,
    name: ['type', 'rentPeriod', 'offer', 'state', 'address'],
  })
  const { data: places } = useQuery({ ...localGovernmentsQuery, enabled: address !== '' })
  const guess = places?.findPlacesInAddress(address, findState(state))
  const { onChange: onState, ...stateField } = field('state')
  const unit = priceUnit({ type, rentPeriod })
  const price = { inputMode: 'decimal', autoComplete: 'off' } as const
  const rooms = { inputMode: 'numeric', autoComplete: 'off', hint: ROOMS_HINT } as const
  return (
    <>
      <InputField label={LABELS.name} hint="10 to 62 characters." autoComplete="off" {...field('name')} />
      <TextAreaField label={LABELS.description} {...field('description')} />
      <Part title="Where it is" note="Leave state or area empty and we take them from the address." />
      <InputField
        label={LABELS.address}
        hint="Everybody will see it."
        autoComplete="street-address"
        {...field('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={LABELS.state}
          emptyOption={guess?.state && !state ? `${guess.state}, by the address` : '-select a State-'}
          options={STATES}
          {...stateField}
          onChange={(event) => {
            forgetLocalGovernment(form)
            return onState(event)
          }}
        />
        <LocalGovernmentField
          form={form}
          field={field}
          label={LABELS.lga}
          state="state"
          address={['address', 'area']}
        />
      </div>
      <div className="grid gap-4">
        <InputField
          label={LABELS.area}
          hint="The part of the town, such as Yaba."
          placeholder={guess?.area}
          autoComplete="address-level3"
          {...field('area')}
        />
      </div>
      <Part title="What it is" />
      <KindField form={form} field={field} />
      <FieldGroup label={LABELS.type} error={field('type').error}>
        <div className="flex flex-wrap gap-x-5">
          <Kind form={form} kind="sale" label="Sell" />
          <Kind form={form} kind="rent" label="Rent" />
        </div>
      </FieldGroup>
      {type === 'rent' && (
        <FieldGroup label={LABELS.rentPeriod} error={field('rentPeriod').error}>
          <div className="flex flex-wrap gap-x-5">
            <Check field={field('rentPeriod')} type="radio" value="month" label="Month" />
            <Check field={field('rentPeriod')} type="radio" value="year" label="Year" />
          </div>
        </FieldGroup>
      )}
      <FieldGroup label="What it has">
        <div className="flex flex-wrap gap-x-5">
          <Check field={field('parking')} label={LABELS.parking} />
          <Check field={field('furnished')} label={LABELS.furnished} />
          <Check field={field('offer')} label={LABELS.offer} />
        </div>
      </FieldGroup>
      <div className="grid grid-cols-2 gap-4">
        <InputField label={LABELS.bedrooms} {...rooms} {...field('bedrooms')} />
        <InputField label={LABELS.bathrooms} {...rooms} {...field('bathrooms')} />
      </div>
      <Part title="What it costs" />
      <InputField
        label={`${LABELS.regularPrice} (${unit})`}
        hint={`10 to ${formatAmount(maxListingPrice(type, rentPeriod))} naira`}
        {...price}
        {...field('regularPrice')}
      />
      {offer && (
        <InputField
          label={`${LABELS.discountPrice} (${unit})`}
          hint="What you ask now. It must be lower than the regular price, which is shown crossed out beside it."
          {...price}
          {...field('discountPrice')}
        />
      )}
      <CostFields form={form} field={field} />
      <Part title="Availability and pictures" />
      <ChoiceField
        label={LABELS.availability}
        hint="Let, sold and paused homes are not in the search. When you save, you confirm what you chose here."
        options={availabilitiesOf(type).map((each) => [each, AVAILABILITY_WORDS[each]] as const)}
        {...field('availability')}
      />
    </>
  )
}

/** What the fields that follow have in common. */
const Part = ({ title, note }: { title: string; note?: string }) => (
  <div className="mt-2 border-t border-edge pt-4">
    <h2 className="text-lg">{title}</h2>
    {note && <p className="text-sm text-quiet">{note}</p>}
  </div>
)

/** Left open, it is what the name says, which is shown. */
function KindField<Output>({ form, field }: ListingFieldsProps<Output>) {
  const guess = homeKindOf(useWatch({ control: form.control, name: 'name' }))
  return (
    <ChoiceField
      label={LABELS.kind}
      hint="Buyers search by it. If you leave it empty, we take it from the name."
      emptyOption={guess ? `${HOME_KIND_NAMES[guess]}, by the name` : 'None of these'}
      options={HOME_KINDS.map((kind) => [kind, HOME_KIND_NAMES[kind]] as const)}
      {...field('kind')}
    />
  )
}

type CheckProps = { field: ReturnType<FieldOf<ListingText>>; label: string; type?: 'radio'; value?: string }

const Check = ({ field: { error: _, ...field }, ...rest }: CheckProps) => <CheckField {...rest} {...field} />

type OneKind<Output> = Pick<ListingFieldsProps<Output>, 'form'> & { kind: ListingText['type']; label: string }

/** One of two boxes, exactly one of which is checked. */
function Kind<Output>({ form, kind, label }: OneKind<Output>) {
  const type = useWatch({ control: form.control, name: 'type' })
  const choose = () => {
    form.setValue('type', kind, { shouldValidate: form.formState.isSubmitted })
    // What is for rent is not sold.
    if (!availabilitiesOf(kind).includes(form.getValues('availability')))
      form.setValue('availability', 'available')
  }
  return <CheckField label={label} checked={type === kind} onChange={choose} />
}
