import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { CATEGORY_NAMES, findCategory, PRODUCT_TYPES, UNITS, type Unit } from '#domain/catalogue.ts'
import { packPhrase, soldEach } from '#domain/materials/pack-words.ts'
import { OFFER_NAME_LENGTH } from '#domain/offers/offer-rules.ts'
import { STATES } from '#domain/places.ts'
import { forgetLocalGovernment, LocalGovernmentField } from '#web/offers/local-government-field.tsx'
import type { FieldOf } from '#web/offers/use-offer-form.ts'
import { CheckField, ChoiceField, FieldGroup, InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { HowSold, isMeasured } from './how-sold.tsx'
import { PRODUCT_LABELS as LABELS, type ProductText } from './product-offer.ts'
import { NO_PACK } from './sale-text.ts'
import { TermsFields } from './terms-fields.tsx'
import { useFormReading } from './use-form-reading.ts'

type ProductFieldsProps<Output> = {
  form: UseFormReturn<ProductText, unknown, Output>
  field: FieldOf<ProductText>
}

/** The first step. */
export function AboutFields<Output>({ form, field }: ProductFieldsProps<Output>) {
  const { onChange: onState, ...stateField } = field('location')
  return (
    <div className="grid gap-4">
      <InputField label={LABELS.name} hint={<NameHint form={form} />} autoComplete="off" {...field('name')} />
      <div className="max-w-sm">
        <InputField
          label={LABELS.mobile}
          hint="Buyers call it or write to it on WhatsApp."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('mobile')}
        />
      </div>
      <TextAreaField label={LABELS.description} {...field('description')} />
      <InputField label={LABELS.storeAddress} autoComplete="street-address" {...field('storeAddress')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          label={LABELS.location}
          emptyOption="-select a State-"
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
          hint="Buyers search by it. If you leave it empty, we take it from your address."
          state="location"
          address={['storeAddress']}
        />
      </div>
    </div>
  )
}

/** What the name is read as, so that what is missing can still be said in it. */
function NameHint<Output>({ form }: Pick<ProductFieldsProps<Output>, 'form'>) {
  const { read } = useFormReading(form)
  const { length } = useWatch({ control: form.control, name: 'name' })
  const { min, max } = OFFER_NAME_LENGTH
  const said = read?.name
    ? `We read it as ${read.name}${read.pack ? `, ${packPhrase(read.pack)}` : ''}.`
    : `What it is, its make and its size: ${min} to ${max} characters.`
  return (
    <span className="flex justify-between gap-x-4">
      {said}
      {length > 0 && (
        <span aria-hidden="true" className="shrink-0 tabular-nums">
          {length} of {max}
        </span>
      )}
    </span>
  )
}

/** The second step, images apart. */
export function SaleFields<Output>({ form, field }: ProductFieldsProps<Output>) {
  const [category, unit, type] = useWatch({
    control: form.control,
    name: ['categories', 'unit', 'type'],
  })
  const { onChange: onCategory, ...categoryField } = field('categories')
  const reading = useFormReading(form)
  const pack = reading.shown?.pack ?? null
  const one = soldEach({ unit: (unit || 'nr') as Unit, pack })
  const { onChange: onUnit, ...unitField } = field('unit')
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={LABELS.unit}
          emptyOption="-select a unit-"
          options={UNITS}
          {...unitField}
          onChange={(event) => {
            // What is sold by measure has no pack.
            if (isMeasured(event.target.value) && form.getValues('pack')) form.setValue('pack', NO_PACK)
            return onUnit(event)
          }}
        />
        <ChoiceField
          label={LABELS.type}
          emptyOption="-select a type-"
          options={PRODUCT_TYPES}
          hint={
            type === 'Labour'
              ? 'Of work, lines of the description that begin with “Includes:”, “Not included:”, “Team:”, “Most in a day:” or “Works in:” stand as facts on its page.'
              : undefined
          }
          {...field('type')}
        />
      </div>
      <ChoiceField
        label={LABELS.categories}
        emptyOption="-select a category-"
        options={CATEGORY_NAMES}
        {...categoryField}
        onChange={(event) => {
          form.setValue('subCategories', [])
          return onCategory(event)
        }}
      />
      {category !== '' && <SubCategories form={form} category={category} />}
      <HowSold form={form} reading={reading}>
        <InputField
          label={LABELS.regularPrice}
          hint={`What ${one === 'each' ? 'one' : one} costs, in naira.`}
          inputMode="decimal"
          autoComplete="off"
          {...field('regularPrice')}
        />
        <DiscountFields form={form} field={field} />
      </HowSold>
      <TermsFields form={form} field={field} pack={pack} />
    </div>
  )
}

/** One or several: they become the tags of the product's page. */
function SubCategories<Output>({
  form: { control },
  category,
}: Pick<ProductFieldsProps<Output>, 'form'> & { category: string }) {
  const { field, fieldState } = useController({ control, name: 'subCategories' })
  const toggle = (name: string) =>
    field.onChange(
      field.value.includes(name) ? field.value.filter((each) => each !== name) : [...field.value, name],
    )
  return (
    <FieldGroup label={LABELS.subCategories} error={fieldState.error?.message}>
      <div className="flex flex-wrap gap-x-5">
        {findCategory(category)?.subCategories.map((name, index) => (
          <CheckField
            key={name}
            label={name}
            {...(index === 0 && { ref: field.ref })}
            checked={field.value.includes(name)}
            onChange={() => toggle(name)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
