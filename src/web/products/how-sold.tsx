import { type ReactNode, useRef } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { Unit } from '#domain/catalogue.ts'
import { PACK_KINDS, PACK_SIZE_UNITS, type PackKind } from '#domain/materials/pack.ts'
import { sizeUnitName, soldBy } from '#domain/materials/pack-words.ts'
import { ChoiceField, FieldGroup } from '#web/ui/form-fields.tsx'
import type { ProductText } from './product-offer.ts'
import { SalePreview } from './sale-preview.tsx'
import { materialText, NO_PACK, type PackText, packText, unitOfPack } from './sale-text.ts'
import type { FormReading } from './use-form-reading.ts'
import { WhatItIs } from './what-it-is.tsx'

type HowSoldProps<Output> = {
  form: UseFormReturn<ProductText, unknown, Output>
  reading: FormReading
  /** The fields of the price, before what buyers will see. */
  children: ReactNode
}

const KINDS = PACK_KINDS.map((kind) => [kind, `a ${kind}`] as const)

/** What such a pack is usually measured in. */
const USUAL_UNIT: Partial<Record<PackKind, PackText['sizeUnit']>> = {
  bag: 'kg',
  length: 'm',
  roll: 'm',
  coil: 'm',
  carton: 'm2',
  bucket: 'litre',
  tin: 'litre',
  drum: 'litre',
  keg: 'litre',
  trip: 'tonne',
  load: 'tonne',
}

const sizeQuestion = (kind: string) =>
  kind === 'length'
    ? 'How long is one?'
    : kind === 'sheet'
      ? 'How large is one?'
      : `How much is in one ${kind}?`

/** What is sold by measure has no pack. */
export const isMeasured = (unit: string): boolean => unit !== '' && unit !== 'nr' && unit !== 'bags'

/** "How do you sell it?": what one price buys and what it is, filled in by the reader until its seller says otherwise. */
export function HowSold<Output>({
  form,
  reading: { reader, read, shown, isCorrected },
  children,
}: HowSoldProps<Output>) {
  const { control, setValue, getValues, formState } = form
  const { field: packField, fieldState } = useController({ control, name: 'pack' })
  const unit = useWatch({ control, name: 'unit' })
  const usualUnit = (kind: string) =>
    reader?.questionOf(shown?.material?.id, kind)?.sizeUnit ?? USUAL_UNIT[kind as PackKind] ?? 'nr'
  const asRead = packText(shown?.pack ?? null)
  const pack =
    packField.value ?? (asRead.size === '' ? { ...asRead, sizeUnit: usualUnit(asRead.kind) } : asRead)
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  /** From the first correction on all is as its seller says: half a reading would change beside the other half. */
  const correct = (change: Partial<Pick<ProductText, 'pack' | 'material'>>) => {
    const now = getValues()
    setValue('pack', change.pack ?? now.pack ?? asRead, options)
    setValue(
      'material',
      change.material ?? now.material ?? (read ? materialText(read.material) : null),
      options,
    )
  }
  const choosePack = (kind: string) => {
    const text = getValues()
    const sells = unitOfPack(kind)
    const fits = kind === '' || (!isMeasured(unit) && unit === sells)
    if (!fits) setValue('unit', sells, { ...options, shouldValidate: true })
    // The name may have said so all along, and only the unit something else.
    const again = reader?.readSale(reader.offeredText({ ...text, unit: fits ? unit : sells })).pack
    if (again?.kind === kind && !isCorrected) return
    const unsized = { kind, size: '', sizeUnit: usualUnit(kind) }
    correct({ pack: kind === '' ? NO_PACK : again?.kind === kind ? packText(again) : unsized })
  }
  const kindField = useRef<HTMLSelectElement>(null)
  const readAgain = () => {
    setValue('pack', null, options)
    setValue('material', null, options)
    kindField.current?.focus()
  }
  const { ref, onBlur } = packField
  const error = fieldState.error?.message
  const question = shown?.question
  return (
    <section aria-labelledby="how-sold" className="grid gap-4">
      <h2 id="how-sold" className="text-lg">
        How do you sell it?
      </h2>
      <ChoiceField
        ref={kindField}
        label="One price buys"
        hint={
          !isCorrected && pack.kind !== ''
            ? 'Read from what you typed. Change it if it is wrong.'
            : 'Such as a bag of 50 kg, a 12 m length, a trip of 20 tonnes or a carton of 1.44 m².'
        }
        emptyOption={
          unit === '' ? '-what the unit says-' : `one ${soldBy({ unit: unit as Unit, pack: null })}`
        }
        options={KINDS}
        value={pack.kind}
        onChange={({ target }) => choosePack(target.value)}
        onBlur={onBlur}
      />
      {pack.kind !== '' && (
        <FieldGroup
          label={question?.asks ?? sizeQuestion(pack.kind)}
          hint={question ? 'Buyers need it to compare your price.' : 'Leave it empty if it is clear already.'}
          error={error}
        >
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
            <input
              ref={ref}
              aria-label="Size"
              aria-invalid={error ? true : undefined}
              className={`control ${error ? 'border-alarm' : ''}`}
              inputMode="decimal"
              autoComplete="off"
              value={pack.size}
              onChange={({ target }) => correct({ pack: { ...pack, size: target.value } })}
              onBlur={onBlur}
            />
            <select
              aria-label="Measured in"
              className="control"
              value={pack.sizeUnit}
              onChange={({ target }) => correct({ pack: { ...pack, sizeUnit: target.value } })}
            >
              {PACK_SIZE_UNITS.map((each) => (
                <option key={each} value={each}>
                  {sizeUnitName(each)}
                </option>
              ))}
            </select>
          </div>
        </FieldGroup>
      )}
      {children}
      {reader && shown && (
        <>
          <SalePreview form={form} shown={shown} isCorrected={isCorrected} />
          <WhatItIs
            form={form}
            reader={reader}
            shown={shown}
            onCorrect={(material) => correct({ material })}
          />
          {isCorrected && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 grow basis-60 text-sm text-quiet">
                This is what you said, and it stays.
                {read?.name && ` From what you typed, we read ${read.name}.`}
              </p>
              <button type="button" className="button button-quiet" onClick={readAgain}>
                Read it again
              </button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
