import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { AppError } from '#domain/errors.ts'
import { formatFigure } from '#domain/figures.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { CheckField } from '#web/ui/form-fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { ratesToWrite, writtenWorkbook } from './bill-api.ts'

const REASONS = {
  missing: 'there is no such cell',
  locked: 'the cell is locked',
  formula: 'the cell has a formula',
} as const

/** The owner's own workbook, with the rates of the last pricing in its cells; and what was not written. */
export function FillIn({ bill, ownQuantities }: { bill: Bill; ownQuantities: number }) {
  const [sources, setSources] = useState(true)
  const filling = useSingleMutation({
    mutationFn: async () => {
      const rates = await ratesToWrite(bill.id)
      if (rates.length === 0)
        throw new AppError('invalid', 'No line has a rate yet. Confirm some and price again.')
      const { file, report } = await writtenWorkbook(bill.id, {
        rates: rates.map(({ key, rate, source, sellers, date }) => ({ key, rate, source, sellers, date })),
        sources,
      })
      saveFile(file, bill.fileName.replace(/(\.\w+)$/, ' priced$1'))
      return report
    },
    onError: toastFailure,
  })
  const { data: report } = filling
  return (
    <section aria-label="Download" className="grid justify-items-start gap-2 print:hidden">
      <button
        type="button"
        className="button button-action"
        aria-disabled={filling.isPending}
        data-working={filling.isPending}
        onClick={() => filling.mutate()}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        {filling.isPending ? 'Filling in the rates...' : 'Download my workbook with rates'}
      </button>
      <CheckField
        label="Add a sheet of sources"
        checked={sources}
        onChange={({ target }) => setSources(target.checked)}
      />
      {ownQuantities > 0 && (
        <p className="max-w-prose text-sm text-quiet">
          The workbook keeps its own quantities, so {formatFigure(ownQuantities)}{' '}
          {ownQuantities === 1 ? 'line has' : 'lines have'} a different amount there.
        </p>
      )}
      {report && (
        <div role="status">
          <p className="font-semibold">{formatFigure(report.written)} cells filled in.</p>
          {report.refused.length > 0 && (
            <>
              <p>Left as they are:</p>
              <ul className="list-disc ps-5 text-quiet">
                {report.refused.map(({ sheet, cell, reason }) => (
                  <li key={`${sheet} ${cell}`}>
                    {sheet}, {cell}: {REASONS[reason]}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </section>
  )
}
