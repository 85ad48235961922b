type Price = {
  price: string
  /** What it is asked for: " / bag", " per month". */
  unit: string
  /** The regular price, where there is an offer. */
  before: string | false
  large: boolean
  /** Not to be relied on: quieter, and as readable. */
  old?: boolean
}

/** A price, quiet what it is asked for, and the regular price struck through beside it. */
export function Price({ price, unit, before, large, old = false }: Price) {
  return (
    <p className={large ? 'price price-large' : 'price'}>
      <b className={old ? 'text-quiet' : undefined}>{price}</b>
      {before ? `${unit} ` : unit}
      {before && (
        <s>
          <span className="sr-only">Before: </span>
          {before}
        </s>
      )}
    </p>
  )
}

/** "N 50,000 OFF". */
export function SavingBadge({ saving }: { saving: string }) {
  return (
    <p className="rounded-control bg-action px-2 py-0.5 text-sm font-semibold text-on-action tabular-nums">
      {`${saving} OFF`}
    </p>
  )
}
