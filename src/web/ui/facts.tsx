import type { ReactNode } from 'react'

/** What is known of a thing, line by line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="fact-lines">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
