import type { ReactNode } from 'react'

/** A page that says how something went. */
export function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="drawing-grid">
      <div className="page grid max-w-xl justify-items-start gap-4 py-18">
        <div className="dimension-line w-32" aria-hidden="true" />
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
