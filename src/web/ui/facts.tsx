import type { ReactNode } from 'react'

/** What is known of a thing, line by line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-quiet">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
