import { naira } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'

/** What is built of the materials, where each of them is published. */
export const Baskets = ({ baskets }: Pick<RegionPrices, 'baskets'>) => (
  <section aria-labelledby="baskets" className="mt-10">
    <h2 id="baskets" className="text-xl">
      What it is built into
    </h2>
    <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {baskets.map(({ id, name, note, cost, sellers, missing }) => (
        <div key={id} className="card p-4 wrap-anywhere">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-2xl font-bold tabular-nums">
            {cost === null ? 'Not published' : naira(Math.round(cost))}
          </dd>
          <dd className="text-sm text-quiet">
            {cost === null
              ? `No price is published for ${named(missing)}. `
              : `At the medians above, each from ${sellers} sellers or more. `}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const NAMED_MAX = 4

/** Names have commas of their own. */
const named = (missing: readonly string[]) =>
  missing.length > NAMED_MAX
    ? `${missing.length} of its parts`
    : missing.map((each) => `“${each}”`).join(', ')
