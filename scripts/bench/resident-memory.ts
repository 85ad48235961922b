import { readdirSync, readFileSync } from 'node:fs'
import { errorCode } from '#server/files/atomic-directory.ts'

/** Bytes that a process keeps in memory, and that its children keep together (Linux). */
export type ResidentMemory = { own: number; children: number; childCount: number }

export function residentMemory(pid: number): ResidentMemory {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child !== '')
    .map((child) => residentBytes(child))
    .filter((bytes) => bytes > 0)
  return {
    own: residentBytes(String(pid)),
    children: children.reduce((sum, bytes) => sum + bytes, 0),
    childCount: children.length,
  }
}

const residentBytes = (pid: string): number =>
  1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)

/** Nothing where the process has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(errorCode(error))) return ''
    throw error
  }
}
