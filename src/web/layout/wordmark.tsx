import { COMPANY } from '#domain/company.ts'

/** The name under a dimension line, as a width is written on a plan. */
export function Wordmark() {
  return (
    <span className="inline-grid gap-0.5 text-xl font-extrabold tracking-tight">
      <span className="dimension-line" aria-hidden="true" />
      {COMPANY.name}
    </span>
  )
}
