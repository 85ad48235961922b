import type { FocusEvent, ReactNode } from 'react'
import { AMOUNT, AMOUNT_LENGTH } from '#domain/amount.ts'
import { formatAmount } from '#domain/money.ts'
import { TextField } from '#web/ui/fields.tsx'

type Limit = 'minPrice' | 'maxPrice'

type PriceFieldsProps = {
  legend: string
  minPrice: number | undefined
  maxPrice: number | undefined
  /** Where no button applies the filters: a limit that was typed, when the field is left. */
  onLimit?: (limit: Limit, typed: string) => void
  /** What the limits are for, beside them. */
  per?: ReactNode
  /** The id of their form, where they stand outside it. */
  form?: string | undefined
}

/** The limits of a price. The browser refuses what the URL could not say: nothing stands there that does not count. */
export function PriceFields({ legend, minPrice, maxPrice, onLimit, per, form }: PriceFieldsProps) {
  const field = (name: Limit, label: string, placeholder: string, value: number | undefined) => {
    const shown = value === undefined ? '' : formatAmount(value)
    const apply = (box: HTMLInputElement) => {
      if (box.value.trim() === shown) return
      if (box.reportValidity()) onLimit?.(name, box.value.trim())
    }
    return (
      <TextField
        // A limit that the URL has changed is written anew.
        key={onLimit ? `${name} ${shown}` : name}
        label={label}
        hideLabel
        name={name}
        form={form}
        placeholder={placeholder}
        inputMode="numeric"
        pattern={AMOUNT.source}
        title="An amount such as 250,000 or 1.5m"
        maxLength={AMOUNT_LENGTH}
        autoComplete="off"
        defaultValue={shown}
        {...(onLimit && {
          onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => apply(currentTarget),
        })}
      />
    )
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${per ? 'grid-cols-[1fr_1fr_auto]' : 'grid-cols-2'}`}>
        {field('minPrice', 'Lowest price', 'From', minPrice)}
        {field('maxPrice', 'Highest price', 'Up to', maxPrice)}
        {per}
      </div>
    </fieldset>
  )
}
