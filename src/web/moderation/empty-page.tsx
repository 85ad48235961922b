import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import type { AdminView } from './admin-search.ts'

type EmptyPage = { total: number; view: AdminView; children: ReactNode }

/** Nothing stands on this page: there is nothing at all, as `children` say, or what stood here has been dealt with. */
export function EmptyPage({ total, view, children }: EmptyPage) {
  if (total === 0) return children
  return (
    <EmptyNotice
      hint="The list has fewer pages."
      action={
        <Link to="/admin" search={{ view }} className="button button-quiet">
          First page
        </Link>
      }
    >
      Nothing left here
    </EmptyNotice>
  )
}
