import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { soldCount } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { costFor, savingFor } from '#domain/prices/price-for.ts'
import { parseQuantity } from '#domain/products/product-order.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { useUrlFilters } from '#web/ui/url-filters.ts'

type OrderQuantityProps = {
  product: Product
  packs: number
  onPacks: (packs: number) => void
}

/** How many are wanted, and what they cost together. The whole page goes by it; the address keeps it. */
export function OrderQuantity({ product, packs, onPacks }: OrderQuantityProps) {
  const id = useId()
  const filter = useUrlFilters()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { minimumOrder } = product
  const saving = savingFor(product, packs)
  const several = soldCount(product, 2).replace(/^2 /, '')
  return (
    <form
      action={path}
      className="flex flex-wrap items-end gap-x-4 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="w-32">
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          How many {several}?
        </label>
        <input
          id={id}
          name="quantity"
          className="control"
          inputMode="numeric"
          pattern="[0-9][0-9,]{0,8}"
          title="A whole number such as 50"
          autoComplete="off"
          defaultValue={packs}
          onInput={({ currentTarget }) => {
            const typed = parseQuantity(currentTarget.value)
            if (typed) onPacks(typed)
          }}
          onBlur={() => filter({ quantity: packs > 1 ? String(packs) : '' }, true)}
        />
      </div>
      <noscript>
        <button type="submit" className="button button-quiet">
          Show the price
        </button>
      </noscript>
      <p role="status" className="min-h-11 content-center tabular-nums">
        <span className="font-semibold">
          {soldCount(product, packs)}: NGN {formatAmount(costFor(product, packs))}
        </span>
        {saving > 0 && (
          <span className="block text-sm font-semibold text-site">You save NGN {formatAmount(saving)}</span>
        )}
        {minimumOrder !== null && packs < minimumOrder && (
          <span className="block text-sm text-quiet">Minimum order: {soldCount(product, minimumOrder)}</span>
        )}
      </p>
    </form>
  )
}
