import type { BillLine } from '#domain/bills/bill-schema.ts'
import { formatAmount } from '#domain/money.ts'
import { FLAGS, formatQuantity, unitSign } from '../bill-words.ts'
import { sectionOf } from './listed-lines.ts'

const KINDS: Record<BillLine['kind'], string> = {
  measured: 'Measured work',
  lump: 'A lump sum',
  provisional: 'A provisional sum',
  percentage: 'A percentage of other sums',
  'rate-only': 'Rate only: not in any total',
}

/** What a line is in its file, and why it was read like this. */
export function LineOrigin({ line }: { line: BillLine }) {
  const { kind, written, text, preamble, unit, quantity, multiplier, rate, amount, why, flags, sheet, row } =
    line
  const known = unit.known ? unitSign(unit.known) : ''
  return (
    <section aria-labelledby="line-origin" className="grid gap-3">
      <h3 id="line-origin" className="text-base">
        In the bill
      </h3>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)] [&>dd]:wrap-anywhere [&>dt]:text-quiet">
        <dt>Section</dt>
        <dd>{sectionOf(line)}</dd>
        {written !== text && (
          <>
            <dt>As written</dt>
            <dd>{written}</dd>
          </>
        )}
        {preamble && (
          <>
            <dt>Applies to all items</dt>
            <dd>{preamble}</dd>
          </>
        )}
        <dt>Kind</dt>
        <dd>{KINDS[kind]}</dd>
        <dt>Quantity</dt>
        <dd className="tabular-nums">
          {quantity === null ? 'None' : `${formatQuantity(quantity)} ${known || unit.written}`}
          {multiplier !== 1 && `, of ${formatQuantity(multiplier)} buildings`}
          {known && known !== unit.written.trim() && ` (written “${unit.written.trim()}”)`}
        </dd>
        {(rate !== null || amount !== null) && (
          <>
            <dt>Priced in the file</dt>
            <dd className="tabular-nums">
              {[
                rate !== null && `₦${formatAmount(rate)} per unit`,
                amount !== null && `₦${formatAmount(amount)}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </>
        )}
        <dt>Where</dt>
        <dd>
          {sheet}, row {row}
        </dd>
      </dl>
      {(why.length > 0 || flags.length > 0) && (
        <div>
          <h4 className="text-sm font-semibold">Why we read it this way</h4>
          <ul className="list-disc ps-5 text-sm text-quiet">
            {[...why, ...flags.map((flag) => FLAGS[flag])].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
