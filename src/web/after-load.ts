/** What no page needs to be seen and used: it comes some seconds after the first load. */
import './contact/count-leads.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { showConnectionBar } from './offline/connection-bar.tsx'
import { keepForOffline } from './offline/keep-pages.ts'
import { keepSaved } from './saved/keep-saved.ts'

export function begin(router: AnyRouter): void {
  showConnectionBar()
  keepForOffline(router)
  keepSaved(router.options.context.queryClient)
}
