import { Link } from '@tanstack/react-router'
import { unbroken } from '#domain/materials/unbroken.ts'
import { naira } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'

/** What is built of the materials, where each of them is published. */
export function Baskets({ baskets }: Pick<RegionPrices, 'baskets'>) {
  const sellers = baskets.flatMap(({ cost, sellers }) => (cost === null ? [] : (sellers ?? [])))
  return (
    <section aria-labelledby="baskets" className="mt-10">
      <h2 id="baskets" className="text-xl">
        What materials cost for common work
      </h2>
      {sellers.length > 0 && (
        <p className="text-sm text-quiet">
          At this week’s medians above, each from {Math.min(...sellers)} sellers or more, to four figures. At
          today’s offers, with labour and plant, in the{' '}
          <Link to="/rate-gen" className="link">
            rate generator
          </Link>
          .
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 wrap-anywhere sm:grid-cols-2">
        {baskets.map(({ id, name, note, cost, missing }) => (
          <div
            key={id}
            className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-4 border-t border-line py-2"
          >
            <dt className="font-semibold">{unbroken(name)}</dt>
            <dd className="text-lg font-bold tabular-nums">
              {cost === null ? 'Not published' : `≈ ${naira(Number(cost.toPrecision(4)))}`}
            </dd>
            <dd className="col-span-2 text-sm text-quiet">
              {cost === null && `No price is published for ${named(missing)}. `}
              {unbroken(note)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const NAMED_MAX = 4

/** Names have commas of their own. */
const named = (missing: readonly string[]) =>
  missing.length > NAMED_MAX
    ? `${missing.length} of its parts`
    : missing.map((each) => `“${each}”`).join(', ')
