import type { ImportJob } from './import-schema.ts'

/**
 * How far an import is: its rows are read, and then each of them goes in or stays out. Undoing one is a single step.
 * @returns null until the rows are counted
 */
export function stepOf({
  total,
  undoes,
  counts: { read, inserted, changed, existing, repeated, rejected },
}: Pick<ImportJob, 'total' | 'undoes' | 'counts'>): {
  step: 'read' | 'done'
  rows: number
  total: number
} | null {
  if (total === null) return null
  if (undoes) return { step: 'done', rows: read, total }
  if (read < total) return { step: 'read', rows: read, total }
  return { step: 'done', rows: inserted + changed + existing + repeated + rejected, total }
}
