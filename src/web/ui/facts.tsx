import type { ReactNode } from 'react'

/** What is known of a thing, line by line. @param columns where they are many: beside each other, where there is room */
export function Facts({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return <dl className={columns ? 'fact-lines columns-fit' : 'fact-lines'}>{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
