import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { soldCount } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { costFor, savingFor } from '#domain/prices/price-for.ts'
import { parseQuantity } from '#domain/products/product-page-search.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { PriceBreaks } from './price-breaks.tsx'

const HINT = 'A whole number up to 1,000,000'

type OrderQuantityProps = {
  product: PageProduct
  packs: number
  onPacks: (packs: number) => void
}

/** How many are wanted, what they cost together, and from how many on one costs less. The whole page goes by it; the address keeps it. */
export function OrderQuantity({ product, packs, onPacks }: OrderQuantityProps) {
  const id = useId()
  const filter = useUrlFilters()
  const remember = (wanted: number) => filter({ quantity: wanted > 1 ? String(wanted) : '' }, true)
  // The field is written anew when a step of the price was chosen.
  const [steps, setSteps] = useState(0)
  const [wrong, setWrong] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const type = (typed: string) => {
    const wanted = parseQuantity(typed)
    setWrong(!wanted)
    if (wanted && wanted !== packs) onPacks(wanted)
    return wanted ?? packs
  }
  const latestType = useRef(type)
  latestType.current = type
  // It may have been typed before the scripts came.
  useEffect(() => void latestType.current(box.current?.value ?? ''), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void remember(type(box.current?.value ?? ''))
  }
  const several = soldCount(product, 2).replace(/^2 /, '')
  return (
    <form className="flex flex-wrap items-end gap-x-4 gap-y-3" onSubmit={submit}>
      <div className="w-32">
        <label htmlFor={id} className="field-label">
          {`How many ${several}?`}
        </label>
        <input
          key={steps}
          ref={box}
          id={id}
          name="quantity"
          className="control"
          inputMode="numeric"
          pattern="[0-9][0-9,]{0,8}"
          title={HINT}
          autoComplete="off"
          defaultValue={packs}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-hint` : undefined}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => remember(packs)}
        />
      </div>
      <noscript>
        <button type="submit" className="button button-quiet">
          Show the price
        </button>
      </noscript>
      <p role="status" className="min-h-11 content-center tabular-nums">
        {wrong ? (
          <span id={`${id}-hint`} className="text-alarm">
            {HINT}
          </span>
        ) : (
          <Cost product={product} packs={packs} />
        )}
      </p>
      <PriceBreaks
        product={product}
        packs={packs}
        onPacks={(chosen) => {
          setWrong(false)
          onPacks(chosen)
          setSteps(steps + 1)
          remember(chosen)
        }}
      />
    </form>
  )
}

function Cost({ product, packs }: Pick<OrderQuantityProps, 'product' | 'packs'>) {
  const { minimumOrder, delivery } = product
  const saving = savingFor(product, packs)
  return (
    <>
      <span className="font-semibold">
        {`${soldCount(product, packs)}: NGN ${formatAmount(costFor(product, packs))}`}
      </span>
      {delivery?.kind === 'charged' && delivery.per !== 'trip' && (
        <span className="block text-sm text-quiet">
          NGN {formatAmount(costFor(product, packs) + delivery.price * packs)} with delivery
        </span>
      )}
      {saving > 0 && (
        <span className="block text-sm font-semibold text-site">You save NGN {formatAmount(saving)}</span>
      )}
      {minimumOrder !== null && packs < minimumOrder && (
        <span className="block text-sm text-quiet">Minimum order: {soldCount(product, minimumOrder)}</span>
      )}
    </>
  )
}
