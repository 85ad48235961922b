import { formatFigure } from '#domain/figures.ts'
import type { Comparison } from '#domain/materials/comparison-schema.ts'
import { unitWord } from './compared-units.ts'

/** By which constants packs become the compared unit, and where these come from. */
export function HowCompared({ material: { comparedIn, conversions } }: Pick<Comparison, 'material'>) {
  return (
    <section aria-labelledby="how-compared" className="mt-10 max-w-prose">
      <h2 id="how-compared" className="text-xl">
        How it is compared
      </h2>
      <p className="mt-1">
        Every price is turned into what {comparedIn === 'nr' ? 'one piece' : `one ${unitName(comparedIn)}`}{' '}
        costs. The median counts each seller once, and leaves out prices older than 28 days. The price index
        counts verified sellers alone, once a week, so its median differs.
      </p>
      {conversions.length > 0 && (
        <ul className="mt-2 list-disc ps-5 text-sm text-quiet">
          {conversions.map(({ from, holds, class: kind, source }) => (
            <li key={from}>
              {holds === null
                ? `Only the seller knows what is in a ${from} (${source})`
                : `One ${unitName(from)} ${kind === 'nominal' ? '≈' : '='} ${figure(Number(holds.toPrecision(4)))} ${unitWord(comparedIn)} (${source})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** With the decimals that it has. */
const figure = (size: number) => formatFigure(size, String(size).split('.')[1]?.length ?? 0)

const NAMES: Record<string, string> = { m: 'metre', m2: 'm²', m3: 'm³', nr: 'piece', ft: 'foot' }

const unitName = (unit: string): string => NAMES[unit] ?? unit
