/**
 * Opens one file that a stranger sent, as a process of its own: what libvips is at cannot be interrupted (a small SVG keeps it busy
 * for hours), so a file that hangs, crashes or exhausts it must have nothing else to take along. It knows no secret.
 */
import type { EncodeJob, SharedImageJob } from './encode-image.ts'

/** What to run as that process, wherever the build has put it. */
export const ENCODER = import.meta.filename

const MEMORY_MAX = 600 * 1024 * 1024
/** Of processor time: a photograph takes one or two. */
const SECONDS_MAX = 6

if (import.meta.main) {
  setInterval(endWhenExhausted, 20).unref()
  process.once('message', async (job: EncodeJob | SharedImageJob) => {
    const { encodeImage, encodeSharedImage } = await import('./encode-image.ts')
    const result = await ('fit' in job ? encodeSharedImage(job) : encodeImage(job))
    process.send?.(result, () => process.disconnect?.())
  })
}

function endWhenExhausted(): void {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > MEMORY_MAX || user + system > SECONDS_MAX * 1e6)
    process.kill(process.pid, 'SIGKILL')
}
