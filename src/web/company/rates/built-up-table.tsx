import { formatFigure } from '#domain/figures.ts'
import { koboFromNaira } from '#domain/money.ts'
import { withUnit } from '#domain/rates/unit-words.ts'
import type { WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { formatPriced, formatQuantity } from './written-figures.ts'

const KINDS = [
  ['Material', 'Materials', 'materials'],
  ['Labour', 'Labour', 'labour'],
  ['Plant', 'Plant', 'plant'],
] as const

/** A rate as it is built up, each part with whose price it is of; on a phone each part is a card of a few lines. Whose constants it is reckoned by is said once, below. */
export function BuiltUpTable({ rate }: { rate: WorkItemRate }) {
  const { lines, overheads, profit, cost, state } = rate
  const constants = [...new Set(lines.flatMap(({ approximately }) => approximately ?? []))]
  return (
    <>
      <table className="w-full tabular-nums @max-[40rem]:block @max-[40rem]:[&_tbody]:block">
        <thead className="@max-[40rem]:sr-only">
          <tr className="text-sm text-quiet">
            <th scope="col" className="w-[36%] py-1 text-start">
              What it takes
            </th>
            <th scope="col" className="px-3 text-start">
              Quantity
            </th>
            <th scope="col" className="w-1/5 px-3 text-start">
              Share
            </th>
            <th scope="col" className="px-3 text-end whitespace-nowrap">
              Price (₦)
            </th>
            <th scope="col" className="text-end">
              Amount (₦)
            </th>
          </tr>
        </thead>
        {KINDS.map(([kind, name, subtotal]) => {
          const ofKind = lines.filter((line) => line.kind === kind)
          return (
            ofKind.length > 0 && (
              <tbody key={kind} className="rate-lines">
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {name}
                  </th>
                  <td>{formatFigure(rate[subtotal], 2)}</td>
                </tr>
                {ofKind.map(
                  ({
                    resource,
                    name: of,
                    unit,
                    quantity,
                    waste,
                    gross,
                    price,
                    amount,
                    origin,
                    approximately,
                    specification,
                  }) => (
                    <tr key={resource}>
                      <th scope="row">
                        {of}
                        <span>{origin.replaceAll(DAY_BREAK, '\u00a0')}</span>
                        {(approximately || specification) && (
                          <span className="ways">
                            {specification && (
                              <ComparisonLink
                                specification={specification}
                                state={state ?? undefined}
                                className="link print:hidden"
                              >
                                Compare offers<span className="sr-only"> of {of}</span>
                              </ComparisonLink>
                            )}
                            {approximately && (
                              <a href={`#${NOTES}`} className="link">
                                {`≈ note ${constants.indexOf(approximately) + 1}`}
                              </a>
                            )}
                          </span>
                        )}
                      </th>
                      <td>
                        {withUnit(formatPriced({ gross, price, amount: koboFromNaira(amount) }), unit)}
                        <i>{` × ₦${formatFigure(price, 2)}`}</i>
                        {waste > 0 && (
                          <span>{`${withUnit(formatQuantity(quantity), unit)} + ${waste} % waste`}</span>
                        )}
                      </td>
                      <td>
                        <svg aria-hidden="true">
                          <rect width={`${share(amount, rate)}%`} />
                        </svg>
                        {`${share(amount, rate)} %`}
                      </td>
                      <td>{formatFigure(price, 2)}</td>
                      <td>{formatFigure(amount, 2)}</td>
                    </tr>
                  ),
                )}
              </tbody>
            )
          )
        })}
        <tbody>
          <Sum name="Cost" amount={cost} />
          <Sum name={`Overheads, ${overheads.percent} % of cost`} amount={overheads.amount} />
          <Sum name={`Profit, ${profit.percent} % of both`} amount={profit.amount} />
          <Sum name={`Rate for 1 ${rate.unit}`} amount={rate.rate} isRate />
        </tbody>
      </table>
      {constants.length > 0 && (
        <ol id={NOTES} aria-label="Notes" className="list-decimal ps-5 text-sm text-quiet">
          {constants.map((constant) => (
            <li key={constant}>{constant}</li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Between a day and its month no line ends. */
const DAY_BREAK = /(?<=\d) (?=[A-Z])/g

/** In whole per cent. */
const share = (amount: number, { rate }: Pick<WorkItemRate, 'rate'>) => Math.round((100 * amount) / rate)

const NOTES = 'notes'

const Sum = ({ name, amount, isRate }: { name: string; amount: number; isRate?: true }) => (
  <tr
    className={`@max-[40rem]:flex @max-[40rem]:justify-between @max-[40rem]:gap-x-4 ${isRate ? 'border-t-2 border-ink text-lg font-bold' : 'border-t border-line'}`}
  >
    <th scope="row" colSpan={4} className="py-2 text-start font-[inherit]">
      {name}
    </th>
    <td className="py-2 text-end">{formatFigure(amount, 2)}</td>
  </tr>
)
