import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ImportName } from '#domain/import/import-rules.ts'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { QuotaNotice } from './quota-notice.tsx'

const Spreadsheet = lazy(async () => ({ default: (await import('./import/spreadsheet.tsx')).Spreadsheet }))

type ShopDashboardProps = {
  /** Called when the public lists of a kind have changed. */
  onImported: (kind: ImportName) => void
  /** A list of the own offers of each kind. */
  children: ReactNode
}

/** All own offers. */
export function ShopDashboard({ onImported, children }: ShopDashboardProps) {
  const queryClient = useQueryClient()
  const [importing, setImporting] = useState(false)
  const showImported = (kind: ImportName) => {
    for (const changed of [kind, 'quota']) void queryClient.invalidateQueries({ queryKey: ['own', changed] })
    onImported(kind)
  }
  return (
    <DashboardPage
      title="Shop details"
      note="What you offer: homes and products"
      actions={
        <>
          <Link to="/create-product" className="button button-action">
            Create Product
          </Link>
          <Link to="/create-listing" className="button button-quiet">
            Create Listing
          </Link>
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={importing}
            aria-controls="spreadsheet"
            onClick={() => setImporting(!importing)}
          >
            <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden="true" />
            From a spreadsheet
          </button>
        </>
      }
    >
      <div className="grid gap-4 empty:hidden has-[>[hidden]:only-child]:hidden">
        <QuotaNotice />
        <div id="spreadsheet" hidden={!importing}>
          {importing && (
            <Suspense fallback={<Loading />}>
              <Spreadsheet onImported={showImported} />
            </Suspense>
          )}
        </div>
      </div>
      {children}
    </DashboardPage>
  )
}
