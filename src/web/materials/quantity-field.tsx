import { useId, useRef } from 'react'
import type { Comparison } from '#domain/materials/comparison-schema.ts'
import { quantityInUrl, quantityUnits, writtenQuantity } from './compared-units.ts'

type QuantityFieldProps = {
  material: Comparison['material']
  /** In the compared unit. */
  quantity: number | undefined
  onQuantity: (quantity: string) => void
}

/** How much is needed, in packs or in the compared unit. Without scripts its form sends both, and the page makes one of them. */
export function QuantityField({ material, quantity, onQuantity }: QuantityFieldProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const units = quantityUnits(material)
  const { amount, unit } = writtenQuantity(quantity, units)
  const apply = () => {
    if (!box.current || !select.current) return
    const { value: typed } = box.current
    const { value: chosen } = select.current
    if (typed === amount && chosen === unit?.id) return
    if (box.current.reportValidity()) onQuantity(quantityInUrl(typed, chosen, units))
  }
  return (
    <div>
      <label htmlFor={id} className="field-label">
        How much do you need?
      </label>
      <div className="grid grid-cols-[minmax(3.5rem,1fr)_auto] gap-2">
        <input
          // A quantity that the URL has changed is written anew.
          key={`${amount} ${unit?.id}`}
          id={id}
          ref={box}
          name="quantity"
          className="control"
          inputMode="decimal"
          pattern="([0-9]{1,12}|[0-9]{1,3}(,[0-9]{3}){1,3})(\.[0-9]{1,3})?"
          title="A number such as 50 or 2.5"
          placeholder="Any"
          autoComplete="off"
          defaultValue={amount}
          onBlur={apply}
        />
        <select
          key={unit?.id}
          ref={select}
          name="in"
          aria-label="Unit"
          className="control"
          defaultValue={unit?.id}
          onChange={apply}
        >
          {units.map(({ id: each, label }) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
