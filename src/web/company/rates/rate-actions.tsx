import { Copy, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#web/ui/save-file.ts'
import type { RateDocument } from './rate-document.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Copy, print, export; each result is announced to screen readers. @param rate undefined while a figure is invalid */
export function RateActions({ rate }: { rate: RateDocument | undefined }) {
  const [announcement, setAnnouncement] = useState('')
  const copy = async (document: RateDocument) => {
    const { rateText } = await import('./rate-document.ts')
    await navigator.clipboard.writeText(rateText(document))
    setAnnouncement('Copied. Paste it into a message or a spreadsheet.')
  }
  const save = (ending: 'xlsx' | 'csv') => async (document: RateDocument) => {
    const { fileName, rateCsv, rateWorkbook } = await import('./rate-document.ts')
    const name = fileName(document, ending)
    saveFile(ending === 'csv' ? rateCsv(document) : rateWorkbook(document), name)
    setAnnouncement(`Saved as ${name}`)
  }
  const attempt = (work: (document: RateDocument) => Promise<void>) => () => {
    if (rate) work(rate).catch(() => setAnnouncement('An error occured, please try again.'))
  }
  return (
    <div className="needs-scripts grid gap-2 print:hidden">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap max-sm:[&>.button]:px-2">
        <button type="button" className="button button-quiet" disabled={!rate} onClick={attempt(copy)}>
          <Copy {...icon} />
          Copy
        </button>
        <button type="button" className="button button-quiet" disabled={!rate} onClick={() => window.print()}>
          <Printer {...icon} />
          Print
        </button>
        <button type="button" className="button button-quiet" disabled={!rate} onClick={attempt(save('csv'))}>
          <FileText {...icon} />
          Export as CSV
        </button>
        <button
          type="button"
          className="button button-action"
          disabled={!rate}
          onClick={attempt(save('xlsx'))}
        >
          <FileSpreadsheet {...icon} />
          Export to Excel
        </button>
      </div>
      <p role="status" className="min-h-6 text-sm text-quiet">
        {announcement}
      </p>
    </div>
  )
}
