/**
 * Opens one workbook that a stranger sent, as a process of its own: whatever hangs, crashes or exhausts it has nothing else to take
 * along, and pages go on being answered meanwhile. It knows no secret.
 */
import type { WorkbookJob } from './workbook-jobs.ts'

/** What to run as that process, wherever the build has put it. */
export const WORKBOOK_PROCESS = import.meta.filename

if (import.meta.main) {
  process.once('message', async (job: WorkbookJob) => {
    const { doWorkbookJob } = await import('./workbook-jobs.ts')
    process.send?.(doWorkbookJob(job), () => process.disconnect?.())
  })
}
